/** The rules of `schematron/` on a file, by a Schematron processor that knows nothing of the shop. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Schema {
  validateString(xml: string, options: object): { assertId: string | null }[];
}

/** Its own types bring those of a browser, which no server has. */
const { Schema: lecteur } = createRequire(import.meta.url)('node-schematron') as {
  Schema: {
    fromString(
      schema: string,
      options: { fetchReference: (href: string) => Promise<string> },
    ): Promise<Schema>;
  };
};

export type Syntaxe = 'ubl' | 'cii';

/** Codes of the rules that a file breaks. */
export async function createRegles(syntaxe: Syntaxe): Promise<(xml: string) => string[]> {
  const schemas = await Promise.all(
    ['en16931', 'france'].map(async (nom) => {
      const fichier = join(import.meta.dirname, 'schematron', `${nom}-${syntaxe}.sch`);
      return lecteur.fromString(await readFile(fichier, 'utf8'), {
        fetchReference: () => Promise.reject(new Error('a schema here has all it needs')),
      });
    }),
  );
  return (xml) =>
    schemas.flatMap((schema) =>
      schema.validateString(xml, {}).map(({ assertId }) => assertId ?? ''),
    );
}
