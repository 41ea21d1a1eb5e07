import { expect, it } from 'vitest';
import { listManifestes, readManifeste } from '@comptoir/images/images.public.ts';
import dessinerPapier from './papier.travail.ts';
import type { ImagePapier, Papier } from './papier.ts';

const papier = (images: readonly ImagePapier[]): Papier => ({
  langue: 'fr',
  titre: 'Panier',
  numero: '',
  sousTitre: '',
  informations: [],
  adresses: [],
  sections: [
    {
      titre: 'Villa',
      lignes: images.map((image) => ({ cellules: ['', 'VIS'], details: [], image })),
    },
  ],
  colonnes: [{ tete: '', largeur: 46 }, { tete: 'Référence' }],
  totaux: [],
  mentions: [],
  pied: '',
});

const countPhotos = (pdf: Buffer) => pdf.toString('latin1').match(/\/DCTDecode/g)?.length ?? 0;

it('papers show the picture of an article once, and the drawing of its kind where there is none', async () => {
  const [kind = ''] = listManifestes();
  const fichier = Object.values(readManifeste(kind))[0]?.fichier ?? '';
  const photo = { genre: kind, fichier };
  const dessin = { genre: kind, fichier: null };
  expect(countPhotos(await dessinerPapier(papier([photo, photo, dessin])))).toBe(1);
  expect(countPhotos(await dessinerPapier(papier([dessin])))).toBe(0);
});
