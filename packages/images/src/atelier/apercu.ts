/** Contact sheets of kinds over their extremes, cheap, to look at while a model is written. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NomQualite } from '../studio/qualite.ts';
import { priseOf, type Modele } from '../modele.ts';
import { secondeOf } from '../secondes.ts';
import { openChambreNoire, type ChambreNoire } from './chambre-noire.ts';
import { fichierModele } from './paquet.ts';

type Params = Record<string, string | number | boolean>;

export interface Apercu {
  chromium: string;
  noms: readonly string[];
  /** Folder the sheets are written to. */
  vers: string;
  qualite: NomQualite;
  /** Second looks in place of the first ones. */
  secondes: boolean;
  /** Further parameters to show of a kind, after its extremes. */
  cles: (nom: string) => readonly Params[];
  say: (line: string) => void;
}

const COLONNES = {
  entiere: 2,
  reduite: 4,
  brouillon: 2,
  apercu: 4,
  croquis: 4,
} as const satisfies Record<NomQualite, number>;

/** False when one of them failed: the others are drawn all the same. */
export async function apercevoir(options: Apercu): Promise<boolean> {
  mkdirSync(options.vers, { recursive: true });
  const chambre = await openChambreNoire({ chromium: options.chromium, modeles: options.noms });
  try {
    let fine = true;
    for (const nom of options.noms) fine = (await planche(chambre, nom, options)) && fine;
    return fine;
  } finally {
    await chambre.close();
  }
}

async function planche(chambre: ChambreNoire, nom: string, options: Apercu): Promise<boolean> {
  const { default: modele } = (await import(fichierModele(nom))) as { default: Modele };
  const cases: { png: string; legende: string }[] = [];
  let fine = true;
  for (const params of [...modele.extremes, ...options.cles(nom)] as Params[]) {
    const legende = Object.values(params).join(' ');
    const debut = performance.now();
    try {
      const seconde = options.secondes && secondeOf(nom, priseOf(modele, params), params);
      const { png, triangles, construction, prise } = await chambre.eprouver({
        module: `/modeles/${nom}.js`,
        params,
        qualite: options.qualite,
        ...(seconde && { prise: seconde }),
      });
      cases.push({ png, legende });
      options.say(
        `${nom}  ${legende}  ${Math.round(triangles / 1000)} k triangles, built ${Math.round(construction)} ms, taken ${Math.round(prise)} ms, ${Math.round(performance.now() - debut)} ms in all`,
      );
    } catch (error) {
      fine = false;
      options.say(
        `${nom}  ${legende}  FAILED: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  if (cases.length > 0) {
    const png = await chambre.assembler(cases, Math.min(COLONNES[options.qualite], cases.length));
    const file = join(options.vers, `${nom}.png`);
    writeFileSync(file, Buffer.from(png, 'base64'));
    options.say(file);
  }
  return fine;
}
