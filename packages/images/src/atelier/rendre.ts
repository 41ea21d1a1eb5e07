/** Takes the pictures that are missing or out of date. Each is kept at once: a stop loses one. */
import { cleOf, slugOf } from '../cles.ts';
import type { Image } from '../genres/image.ts';
import type { Modele } from '../modele.ts';
import type { NomQualite } from '../studio/qualite.ts';
import { openChambreNoire, type ChambreNoire } from './chambre-noire.ts';
import { empreinteImage, empreinteModele } from './empreinte.ts';
import {
  balayerModele,
  readManifeste,
  writeFichiers,
  writeManifeste,
  type Manifeste,
} from './manifeste.ts';
import { fichierModele } from './paquet.ts';

interface Travail {
  image: Image;
  qualite: NomQualite;
  empreinte: string;
  /** The manifest of its kind, shared by all works of it. */
  manifeste: Manifeste;
}

export interface Rendu {
  chromium: string;
  images: readonly Image[];
  /** By key. */
  qualite: (cle: string) => NomQualite;
  /** Browsers at work side by side. */
  ateliers: number;
  say: (line: string) => void;
}

/** How many failed. */
export async function rendreImages(options: Rendu): Promise<number> {
  const travaux = await listTravaux(options);
  options.say(`${travaux.length} of ${options.images.length} pictures to take`);
  if (travaux.length === 0) return 0;
  const modeles = [...new Set(travaux.map(({ image }) => image.modele))];
  const debut = performance.now();
  const queue = [...travaux];
  let fait = 0;
  let rates = 0;
  const travailler = async () => {
    const chambre = await openChambreNoire({ chromium: options.chromium, modeles });
    try {
      for (let travail = queue.shift(); travail; travail = queue.shift()) {
        const ligne = await prendre(chambre, travail).catch((error: unknown) => {
          if (!chambre.isOpen()) throw error;
          rates++;
          return `FAILED: ${error instanceof Error ? error.message : String(error)}`;
        });
        fait++;
        const reste = ((performance.now() - debut) / fait) * (travaux.length - fait);
        options.say(
          `${fait}/${travaux.length}  ${cleOf(travail.image)}  ${ligne}  ${Math.ceil(reste / 60_000)} min left`,
        );
      }
    } finally {
      await chambre.close();
    }
  };
  await Promise.all(Array.from({ length: options.ateliers }, travailler));
  return rates;
}

/** In the order given, the most wanted first. */
async function listTravaux({ images, qualite }: Rendu): Promise<Travail[]> {
  const parModele = Map.groupBy(images, ({ modele }) => modele);
  const manques = new Map<Image, Travail>();
  for (const [nom, voulues] of parModele) {
    const { default: modele } = (await import(fichierModele(nom))) as { default: Modele };
    const source = await empreinteModele(nom);
    const connu = readManifeste(nom);
    const manifeste: Manifeste = {};
    for (const image of voulues) {
      const cle = cleOf(image);
      const entree = connu[cle];
      const empreinte = empreinteImage(image, modele, source, qualite(cle));
      if (entree) manifeste[cle] = entree;
      if (entree?.empreinte === empreinte) continue;
      manques.set(image, { image, qualite: qualite(cle), empreinte, manifeste });
    }
    if (Object.keys(connu).length > 0) writeManifeste(nom, manifeste);
    balayerModele(nom, manifeste);
  }
  return images.flatMap((image) => manques.get(image) ?? []);
}

async function prendre(
  chambre: ChambreNoire,
  { image, qualite, empreinte, manifeste }: Travail,
): Promise<string> {
  const { modele, params } = image;
  const debut = performance.now();
  const { webp, couleur } = await chambre.rendre({
    module: `/modeles/${modele}.js`,
    params: { ...params },
    qualite,
  });
  manifeste[cleOf(image)] = {
    ...writeFichiers(modele, slugOf(image), webp),
    couleur,
    empreinte,
  };
  writeManifeste(modele, manifeste);
  balayerModele(modele, manifeste);
  const octets = Math.round(((webp[400] ?? webp[320] ?? '').length * 3) / 4);
  return `${((performance.now() - debut) / 1000).toFixed(1)} s, ${octets} bytes on a card`;
}
