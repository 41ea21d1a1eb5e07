/**
 * A reason not to start that the person at the terminal can act on. Its message is one line that
 * says what to do; it is printed without a stack.
 */
const BRAND = Symbol.for('comptoir.start-error');

export function startError(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message.replace(/\s+/g, ' '), { cause }), { [BRAND]: true });
}

export function isStartError(error: unknown): error is Error {
  return error instanceof Error && BRAND in error;
}
