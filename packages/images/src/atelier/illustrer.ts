/** Takes the pictures of arrangements that are missing or out of date, or cheap proofs of them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMATS_ILLUSTRATION as FORMATS } from '@comptoir/contract/illustrations/illustrations.ts';
import type { Composition } from '../compositions/composition.ts';
import type { Format } from '../studio/format.ts';
import { openChambreNoire } from './chambre-noire.ts';
import { empreinteComposition } from './empreinte.ts';
import { ILLUSTRATIONS, partsOf } from './illustrations.ts';
import {
  balayer,
  cheminFichier,
  readManifeste,
  writeManifeste,
  writeTailles,
} from './manifeste.ts';
import { fichierComposition, listCompositions } from './paquet.ts';

export interface Illustrer {
  chromium: string;
  noms: readonly string[];
  qualite: 'entiere' | 'apercu' | 'croquis';
  say: (line: string) => void;
}

/** Part of the frame's pixels each way: a draft fills tiles, and is soft where it is shown large. */
const PART = { entiere: 1, apercu: 2 / 3, croquis: 0.4 } as const;

/** How many failed. */
export async function illustrer({ chromium, noms, qualite, say }: Illustrer): Promise<number> {
  const empreintes = new Map<string, string>();
  for (const nom of noms) empreintes.set(nom, await empreinteComposition(nom, qualite));
  const travaux = noms.filter((nom) => {
    const { groupe, code } = partsOf(nom);
    return readManifeste(groupe, ILLUSTRATIONS)[code]?.empreinte !== empreintes.get(nom);
  });
  say(`${travaux.length} of ${noms.length} illustrations to take`);
  await ranger(noms);
  if (travaux.length === 0) return 0;
  const chambre = await openChambreNoire({ chromium, compositions: travaux });
  let rates = 0;
  try {
    for (const nom of travaux) {
      const debut = performance.now();
      const { largeurs, ...cadre } = FORMATS[(await readComposition(nom)).format];
      const format = reduire(cadre, PART[qualite]);
      try {
        const commande = { module: `/compositions/${nom}.js`, qualite, format, largeurs };
        const { webp, couleur } = await chambre.composer(commande);
        garder(nom, largeurs, webp, couleur, empreintes.get(nom) ?? '');
        const duree = ((performance.now() - debut) / 1000).toFixed(1);
        say(`${nom}  ${duree} s, ${webp.map((part) => Math.round(part.length * 0.75)).join(' ')}`);
      } catch (error) {
        if (!chambre.isOpen()) throw error;
        rates++;
        say(`${nom}  FAILED: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await chambre.close();
  }
  await ranger(noms);
  return rates;
}

/** Proofs as PNG in a folder. False when one of them failed. */
export async function eprouverCompositions(
  { chromium, noms, qualite, say }: Illustrer,
  vers: string,
): Promise<boolean> {
  mkdirSync(vers, { recursive: true });
  const chambre = await openChambreNoire({ chromium, compositions: noms });
  let fine = true;
  try {
    for (const nom of noms) {
      const { largeurs, ...cadre } = FORMATS[(await readComposition(nom)).format];
      const format = reduire(cadre, PART[qualite]);
      const file = join(vers, `${nom.replace('/', '-')}.png`);
      try {
        const module = `/compositions/${nom}.js`;
        const epreuve = await chambre.eprouverComposition({ module, qualite, format, largeurs });
        writeFileSync(file, Buffer.from(epreuve.png, 'base64'));
        const { triangles, construction, prise } = epreuve;
        say(
          `${file}  ${Math.round(triangles / 1000)} k triangles, built ${Math.round(construction)} ms, taken ${Math.round(prise)} ms`,
        );
      } catch (error) {
        fine = false;
        say(`${nom}  FAILED: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await chambre.close();
  }
  return fine;
}

function reduire({ largeur, hauteur }: Format, part: number): Format {
  return { largeur: Math.round(largeur * part), hauteur: Math.round(hauteur * part) };
}

async function readComposition(nom: string): Promise<Composition> {
  return ((await import(fichierComposition(nom))) as { default: Composition }).default;
}

function garder(
  nom: string,
  largeurs: readonly number[],
  webp: readonly string[],
  couleur: string,
  empreinte: string,
): void {
  const { groupe, code } = partsOf(nom);
  const tailles = largeurs.map((largeur, i) => [largeur, webp[i] ?? ''] as const);
  const fichier = writeTailles(groupe, code, tailles, ILLUSTRATIONS);
  const manifeste = readManifeste(groupe, ILLUSTRATIONS);
  manifeste[code] = { fichier, couleur, empreinte };
  writeManifeste(groupe, manifeste, ILLUSTRATIONS);
}

/** Forgets arrangements that the groups at hand lost, and removes the files nothing names. */
async function ranger(prises: readonly string[]): Promise<void> {
  const groupes = new Set(prises.map((nom) => partsOf(nom).groupe));
  for (const groupe of groupes) {
    const noms = listCompositions().filter((nom) => partsOf(nom).groupe === groupe);
    const known = readManifeste(groupe, ILLUSTRATIONS);
    const largeurs = new Map<string, readonly number[]>();
    for (const nom of noms) {
      largeurs.set(partsOf(nom).code, FORMATS[(await readComposition(nom)).format].largeurs);
    }
    const kept = Object.fromEntries(Object.entries(known).filter(([code]) => largeurs.has(code)));
    if (Object.keys(known).length > 0) writeManifeste(groupe, kept, ILLUSTRATIONS);
    const wanted = Object.entries(kept).flatMap(([code, { fichier }]) =>
      (largeurs.get(code) ?? []).map((large) => cheminFichier(fichier, large, ILLUSTRATIONS)),
    );
    balayer(groupe, wanted, ILLUSTRATIONS);
  }
}
