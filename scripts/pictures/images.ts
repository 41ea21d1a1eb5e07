/**
 * `npm run images [-- kind…] [--brouillon]`: takes the pictures that are missing or out of date.
 * `npm run images -- vis --apercu --vers /tmp/x`: a contact sheet of a kind, cheap.
 * `npm run images -- vis --apercu --secondes`: the same from the side of their second look.
 * `npm run images -- --illustrations [categories/fixation…] [--apercu [--croquis]]`: those of arrangements.
 * `npm run images -- --plan`: how many pictures each kind has, and which genres have no model.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apercevoir } from '../../packages/images/src/atelier/apercu.ts';
import { eprouverCompositions, illustrer } from '../../packages/images/src/atelier/illustrer.ts';
import { listCompositions, listModeles } from '../../packages/images/src/atelier/paquet.ts';
import { rendreSecondes } from '../../packages/images/src/atelier/rendre-secondes.ts';
import { rendreImages, type Rendu } from '../../packages/images/src/atelier/rendre.ts';
import type { Plan } from '../../packages/images/src/plan.ts';
import { planImages, planSecondes } from '../../packages/demo/src/images/plan-images.ts';
import { ensureHeadlessChromium } from '../machine/chromium.ts';

/** Keys shown on a contact sheet after the extremes. */
const CLES_APERCU = 8;

function sayPlan({ images, manquants }: Plan): void {
  const parModele = Map.groupBy(images.values(), ({ modele }) => modele);
  for (const [nom, own] of [...parModele].sort(([a], [b]) => (a < b ? -1 : 1))) {
    console.log(`${String(own.length).padStart(5)} ${nom}`);
  }
  console.log(`${String(images.size).padStart(5)} pictures`);
  console.log(`${manquants.size} genres without a model: ${[...manquants].sort().join(' ')}`);
}

/** A few of them, spread over all. */
function some<T>(all: readonly T[], count: number): T[] {
  const step = Math.max(1, all.length / count);
  return Array.from(
    { length: Math.min(count, all.length) },
    (_, i) => all[Math.floor(i * step)],
  ).filter((one) => one !== undefined);
}

interface Asked {
  apercu: boolean;
  croquis: boolean;
  brouillon: boolean;
  entiere: boolean;
  vers: string;
}

async function takeIllustrations(
  asked: readonly string[],
  { apercu, croquis, brouillon, entiere, vers }: Asked,
): Promise<void> {
  const known = listCompositions();
  const unknown = asked.filter((nom) => !known.includes(nom));
  if (unknown.length > 0) {
    throw new Error(`No arrangement ${unknown.join(', ')}. Arrangements: ${known.join(', ')}`);
  }
  const chromium = await ensureHeadlessChromium();
  const noms = asked.length > 0 ? asked : known;
  const say = console.log;
  if (apercu) {
    const qualite = entiere ? 'entiere' : croquis ? 'croquis' : 'apercu';
    const fine = await eprouverCompositions({ chromium, noms, qualite, say }, vers);
    process.exitCode = fine ? 0 : 1;
    return;
  }
  const qualite = brouillon ? 'apercu' : 'entiere';
  const failed = await illustrer({ chromium, noms, qualite, say });
  process.exitCode = failed > 0 ? 1 : 0;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      apercu: { type: 'boolean', default: false },
      secondes: { type: 'boolean', default: false },
      plan: { type: 'boolean', default: false },
      illustrations: { type: 'boolean', default: false },
      brouillon: { type: 'boolean', default: false },
      croquis: { type: 'boolean', default: false },
      entiere: { type: 'boolean', default: false },
      vers: { type: 'string', default: join(tmpdir(), 'comptoir-images') },
      ateliers: { type: 'string', default: '2' },
    },
  });
  if (values.illustrations) {
    await takeIllustrations(positionals, values);
    return;
  }
  const known = listModeles();
  const unknown = positionals.filter((nom) => !known.includes(nom));
  if (unknown.length > 0) {
    throw new Error(`No model of ${unknown.join(', ')}. Models: ${known.join(', ')}`);
  }
  const plan = await planImages();
  for (const [genre, message] of plan.erreurs) console.error(`genre ${genre}: ${message}`);
  if (values.plan) {
    sayPlan(plan);
    return;
  }
  const noms = positionals.length > 0 ? positionals : known;
  const chromium = await ensureHeadlessChromium();
  const images = [...plan.images.values()].filter(({ modele }) => noms.includes(modele));
  if (values.apercu) {
    const fine = await apercevoir({
      chromium,
      noms,
      vers: values.vers,
      qualite: values.entiere ? 'entiere' : 'apercu',
      secondes: values.secondes,
      cles: (nom) =>
        some(
          images.filter(({ modele }) => modele === nom),
          CLES_APERCU,
        ).map(({ params }) => params),
      say: console.log,
    });
    process.exitCode = fine ? 0 : 1;
    return;
  }
  const rendu: Rendu = {
    chromium,
    images,
    qualite: (cle) => {
      if (values.brouillon) return 'brouillon';
      return plan.vendues.has(cle) ? 'entiere' : 'reduite';
    },
    ateliers: Number(values.ateliers),
    say: console.log,
  };
  const secondes = (await planSecondes()).filter(({ modele }) => noms.includes(modele));
  const failed =
    (await rendreImages(rendu)) + (await rendreSecondes({ ...rendu, images: secondes }));
  process.exitCode = failed > 0 ? 1 : 0;
}

await main();
