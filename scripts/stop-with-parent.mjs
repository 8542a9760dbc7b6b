// Loaded into every child of the bootstrap: when the bootstrap is killed, the IPC channel closes and the child stops.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
