/**
 * Takes the second look at what has one: a thumbnail and the large size, kept in the entry of the
 * first picture, which must be there before.
 */
import { createHash } from 'node:crypto';
import { cleOf, slugOf } from '../cles.ts';
import type { Image } from '../genres/image.ts';
import { priseOf, type Modele, type PriseEntiere } from '../modele.ts';
import { secondeOf } from '../secondes.ts';
import { openChambreNoire, type ChambreNoire } from './chambre-noire.ts';
import { empreinteImage, empreinteModele } from './empreinte.ts';
import { balayerModele, readManifeste, writeFichiers, writeManifeste } from './manifeste.ts';
import { fichierModele } from './paquet.ts';
import type { Rendu } from './rendre.ts';

interface Travail {
  image: Image;
  prise: PriseEntiere;
  empreinte: string;
}

/** How many failed. */
export async function rendreSecondes(options: Rendu): Promise<number> {
  const travaux = await listTravaux(options);
  options.say(`${travaux.length} second looks to take`);
  if (travaux.length === 0) return 0;
  const modeles = [...new Set(travaux.map(({ image }) => image.modele))];
  const chambre = await openChambreNoire({ chromium: options.chromium, modeles });
  let rates = 0;
  try {
    for (const [i, travail] of travaux.entries()) {
      const cle = cleOf(travail.image);
      await prendre(chambre, travail, options).catch((error: unknown) => {
        if (!chambre.isOpen()) throw error;
        rates++;
        options.say(`FAILED: ${error instanceof Error ? error.message : String(error)}`);
      });
      options.say(`${i + 1}/${travaux.length}  ${cle}, a second look`);
    }
  } finally {
    await chambre.close();
  }
  return rates;
}

async function listTravaux({ images, qualite }: Rendu): Promise<Travail[]> {
  const travaux: Travail[] = [];
  for (const [nom, voulues] of Map.groupBy(images, ({ modele }) => modele)) {
    const { default: modele } = (await import(fichierModele(nom))) as { default: Modele };
    const source = await empreinteModele(nom);
    const manifeste = readManifeste(nom);
    for (const image of voulues) {
      const cle = cleOf(image);
      const entree = manifeste[cle];
      const prise = secondeOf(nom, priseOf(modele, image.params), image.params);
      if (!entree || !prise) continue;
      const empreinte = createHash('sha256')
        .update(JSON.stringify([empreinteImage(image, modele, source, qualite(cle)), prise]))
        .digest('hex')
        .slice(0, 16);
      if (entree.seconde?.empreinte !== empreinte) travaux.push({ image, prise, empreinte });
    }
  }
  return travaux;
}

async function prendre(
  chambre: ChambreNoire,
  { image, prise, empreinte }: Travail,
  { qualite }: Rendu,
): Promise<void> {
  const { modele, params } = image;
  const cle = cleOf(image);
  const { webp, couleur } = await chambre.rendre({
    module: `/modeles/${modele}.js`,
    params: { ...params },
    qualite: qualite(cle),
    prise,
  });
  const { 160: vignette, 800: grande } = webp;
  if (vignette === undefined || grande === undefined) throw new Error('no large size');
  const { fichier } = writeFichiers(modele, `${slugOf(image)}-seconde`, {
    160: vignette,
    800: grande,
  });
  const manifeste = readManifeste(modele);
  const entree = manifeste[cle];
  if (!entree) throw new Error(`${cle} has no first picture`);
  manifeste[cle] = { ...entree, seconde: { fichier, couleur, empreinte } };
  writeManifeste(modele, manifeste);
  balayerModele(modele, manifeste);
}
