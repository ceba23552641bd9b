// Preloaded (`--import`) into every process that we start. When the channel to the starter closes, even by its
// `kill -9`, the process ends as if asked to, and by force if it does not manage to.
const grace = 8000;

if (process.channel) {
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), grace).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // Listening must not keep a process alive that is otherwise done.
  process.channel.unref();
}
