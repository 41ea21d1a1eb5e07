/**
 * Writes answers by their schema. A schema is compiled once for the process, whatever the number of
 * shops in it: compiling those of all calls takes most of a second.
 */
import fastJson from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import * as Type from 'typebox';

type Writer = (answer: unknown) => string;

/** The body of every refusal; what a code adds to it is written as it is. */
export const CorpsErreur = Type.Object(
  {
    code: Type.String(),
    message: Type.String(),
    data: Type.Record(Type.String(), Type.Unknown()),
  },
  { additionalProperties: true },
);

const known = new WeakMap<object, Writer>();

function writerOf(schema: object): Writer {
  let writer = known.get(schema);
  if (!writer) known.set(schema, (writer = fastJson(schema)));
  return writer;
}

export function registerAnswerWriters(app: FastifyInstance): void {
  app.setSerializerCompiler(({ schema, httpStatus }) =>
    // Each status has a schema that differs by its description alone.
    writerOf(Number(httpStatus) >= 400 ? CorpsErreur : (schema as object)),
  );
}
