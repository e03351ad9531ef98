interface Options {
  /** Undefined: listen on TCP, on this machine only. */
  readonly socketFolder: string | undefined;
  readonly port: number;
  readonly durable: boolean;
}

/** PostgreSQL's settings, given on the command line so that settings in a file of an older version have no effect. */
export function postgresSettings({ socketFolder, port, durable }: Options): Record<string, string> {
  return {
    ...(socketFolder
      ? { listen_addresses: "", unix_socket_directories: socketFolder, unix_socket_permissions: "0700" }
      : { listen_addresses: "127.0.0.1", unix_socket_directories: "" }),
    port: String(port),
    max_connections: "60",
    shared_buffers: "48MB",
    maintenance_work_mem: "64MB",
    max_wal_size: "512MB",
    // after a crash, one call for the whole file system instead of one for each of a thousand files
    ...(process.platform === "linux" && { recovery_init_sync_method: "syncfs" }),
    timezone: "UTC",
    log_timezone: "UTC",
    // compiling a query costs more than our short queries take
    jit: "off",
    // no statements and no details in the log: they hold people's data
    log_min_messages: "warning",
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    log_checkpoints: "off",
    ...(durable ? {} : { fsync: "off", full_page_writes: "off", synchronous_commit: "off" }),
  };
}
