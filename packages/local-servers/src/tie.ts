// Preloaded (`--import`) into every process that we start. When the channel to the starter closes, even by its
// `kill -9`, the process ends as if asked to, and by force if it does not manage to.
const grace = 8000;

// A process that ours forks gets this file and a channel too, but to its own parent, which it may need to stay alive.
const startedByUs = process.env['WORKBOARD_STARTER'] === String(process.ppid);

if (process.channel && startedByUs) {
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), grace).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // Listening must not keep a process alive that is otherwise done.
  process.channel.unref();
}
