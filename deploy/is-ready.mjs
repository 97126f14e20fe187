// Ends with 0 where the server on this machine answers that it is ready, for the container's health check.
const port = process.env.PORT || "3000";
const answer = await fetch(`http://127.0.0.1:${port}/api/ready`, { signal: AbortSignal.timeout(3000) }).catch(
  () => undefined,
);
process.exit(answer?.ok ? 0 : 1);
