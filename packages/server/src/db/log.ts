/** The part of a structured logger that is used below HTTP; Fastify's and pino's loggers fit. */
export interface Log {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

export const silentLog: Log = { info() {}, warn() {}, error() {} };
