// Loaded into every measured process: answers a message with the processor time used so far.
process.on('message', (message) => {
  if (message === 'cpu') process.send?.(process.cpuUsage());
});
