/// The default number of cores to use.
package enum Cores {
    package static var all: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
