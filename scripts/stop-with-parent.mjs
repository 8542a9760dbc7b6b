// Loaded into every child of the bootstrap: when the bootstrap dies without a word, its end of the
// channel closes and the child stops as if it had been asked to.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
