import type { Avis } from '@comptoir/contract/avis/avis.contract.ts';
import { expect, test } from 'vitest';
import { donneesProduit, type FicheDecrite } from './donnees-structurees.ts';
import { buildArticle } from './exemple.ts';

const FICHE: FicheDecrite = {
  produit: {
    description: 'Vis à filet profond.',
    marque: { id: 1, nom: 'Tirval', slug: 'tirval', logo: null },
    avis: { nombre: 0, moyenne: null },
  },
  article: buildArticle(8),
  detail: { ean: '2016098000677', referenceFournisseur: 'TIR 1817184' },
  avis: [],
  url: 'https://comptoir.test/fp/vis-a-bois/1-8',
  origin: 'https://comptoir.test',
};

const AVIS: Avis = {
  id: 1,
  note: 4,
  titre: 'Tient bien',
  texte: 'Dans le douglas sans avant-trou.',
  auteur: 'Hélène M.',
  metier: 'charpentier',
  langue: 'fr',
  date: '2026-10-02T08:00:00.000Z',
  statut: 'publie',
  reference: 'VBF-8',
  mien: false,
};

test('a product is known by its reference, its EAN and its maker’s reference', () => {
  expect(donneesProduit(FICHE)).toMatchObject({
    '@type': 'Product',
    sku: 'VBF-8',
    gtin13: '2016098000677',
    mpn: 'TIR 1817184',
    brand: { name: 'Tirval' },
    image: 'https://comptoir.test/images/genres/vis.svg',
  });
});

test('the price is the public one, without tax, whoever the page is made for', () => {
  const data = JSON.stringify(donneesProduit(FICHE));
  expect(data).toContain('"price":"10.0000"');
  expect(data).toContain('"valueAddedTaxIncluded":false');
  for (const secret of ['8.0000', '7.5000']) expect(data).not.toContain(secret);
});

test('what ends with a promotion says until when', () => {
  const { tarif } = FICHE.article;
  if (!tarif) throw new Error('the example has a price');
  const promotion = { id: 1, titre: 'Automne', slug: 'automne', fin: '2026-11-28' };
  const article = { ...FICHE.article, tarif: { ...tarif, promotion } };
  expect(donneesProduit({ ...FICHE, article })).toMatchObject({
    offers: { priceValidUntil: '2026-11-28' },
  });
  expect(JSON.stringify(donneesProduit(FICHE))).not.toContain('priceValidUntil');
});

test.each([
  [buildArticle(1), 'InStock'],
  [
    buildArticle(
      2,
      {},
      {
        disponibilite: {
          ...buildArticle(2).disponibilite,
          depot: { quantite: 0, date: '2026-11-17' },
        },
      },
    ),
    'BackOrder',
  ],
  [buildArticle(3, {}, { retire: true }), 'Discontinued'],
])('stock is said as search engines know it (%#)', (article, availability) => {
  expect(donneesProduit({ ...FICHE, article })).toMatchObject({
    offers: { availability: `https://schema.org/${availability}` },
  });
});

test('without a price there is no offer, without reviews no rating', () => {
  const data = donneesProduit({ ...FICHE, article: { ...FICHE.article, tarif: null } });
  expect(data).not.toHaveProperty('offers');
  expect(data).not.toHaveProperty('aggregateRating');
  expect(data).not.toHaveProperty('review');
});

test('reviews come with their average', () => {
  const produit = { ...FICHE.produit, avis: { nombre: 38, moyenne: '4.30' } };
  expect(donneesProduit({ ...FICHE, produit, avis: [AVIS] })).toMatchObject({
    aggregateRating: { ratingValue: '4.30', reviewCount: 38, bestRating: 5 },
    review: [{ name: 'Tient bien', datePublished: '2026-10-02', reviewRating: { ratingValue: 4 } }],
  });
});
