import { describe, expect, test } from 'vitest';
import type { ArticleVendu, Attribut } from '@comptoir/contract/articles/article.schema.ts';
import { axesSansColonne, choisirColonnes, seuilsCommuns } from './colonnes.ts';
import { formatColonne } from './format-colonne.ts';

const ATTRIBUTS: Attribut[] = [
  { code: 'diametre', libelle: 'Diamètre', type: 'nombre', unite: 'mm' },
  { code: 'longueur', libelle: 'Longueur', type: 'nombre', unite: 'mm' },
  { code: 'taille', libelle: 'Taille', type: 'choix', unite: null },
];

function article(produitId: number, attributs: Record<string, string>, seuils: number[] = []) {
  const montant = (valeur: string) => ({ montant: valeur, devise: 'EUR' as const });
  return {
    id: 1,
    produitId,
    unite: 'boite',
    contenu: '200',
    attributs,
    tarif: {
      prixNetHT: montant('10'),
      paliers: seuils.map((quantite, rang) => ({ quantite, prixNetHT: montant(`${9 - rang}`) })),
    },
  } as unknown as ArticleVendu;
}

const VIS = { id: 1, axes: ['diametre', 'longueur'] };
const GANTS = { id: 2, axes: ['taille'] };
const vis = [
  article(1, { diametre: '4', longueur: '30', taille: 'M' }, [5, 20]),
  article(1, { diametre: '4.5', longueur: '40' }, [5, 20]),
  article(1, { diametre: '4.5', longueur: '50' }, [10]),
];

describe('the columns of the table', () => {
  test('are what tells the articles of their product apart, in the order of the catalogue', () => {
    const { attributs } = choisirColonnes({
      articles: vis,
      produits: [VIS],
      attributs: ATTRIBUTS,
    });
    expect(attributs.map(({ code }) => code)).toEqual(['diametre', 'longueur']);
  });

  test('mark the one the eye runs down, which is the last to give way', () => {
    const { attributs } = choisirColonnes({ articles: vis, produits: [VIS], attributs: ATTRIBUTS });
    const scanned = attributs.filter(({ isScanned }) => isScanned);
    expect(scanned).toMatchObject([{ code: 'longueur', priorite: 0 }]);
  });

  test('leave out what too few rows have; those rows say it themselves', () => {
    const gants = article(2, { taille: 'L' });
    const { attributs } = choisirColonnes({
      articles: [...vis, gants],
      produits: [VIS, GANTS],
      attributs: ATTRIBUTS,
    });
    expect(attributs.map(({ code }) => code)).toEqual(['diametre', 'longueur']);
    expect(axesSansColonne(gants, GANTS.axes, attributs)).toEqual(['taille']);
    expect(axesSansColonne(vis[0] as ArticleVendu, VIS.axes, attributs)).toEqual([]);
  });

  test('name the thresholds most rows have', () => {
    const { seuils } = choisirColonnes({ articles: vis, produits: [VIS], attributs: ATTRIBUTS });
    expect(seuils).toEqual([5, 20]);
  });

  test('name no threshold that less than half of the rows have, and no tier hardly any row has', () => {
    const seuilsOf = (...tous: number[][]) =>
      choisirColonnes({
        articles: tous.map((seuils) => article(1, {}, seuils)),
        produits: [VIS],
        attributs: ATTRIBUTS,
      }).seuils;
    expect(seuilsOf([4, 10], [5, 20], [6, 20])).toEqual([null, 20]);
    expect(seuilsOf([], [], [], [], [5])).toEqual([]);
    expect(seuilsOf([5], [5], [5], [5, 20], [5])).toEqual([5]);
    // Under heads that show their own, the head of the table says what holds for all.
    const page = { articles: vis, produits: [VIS], attributs: ATTRIBUTS };
    expect(choisirColonnes({ ...page, isGroupe: true }).seuils).toEqual([null, 20]);
  });

  test('a group has the thresholds all its rows share', () => {
    const rows = [article(1, {}, [5, 20]), article(1, {}, [5, 10]), article(1, {})];
    expect(seuilsCommuns(rows, 2)).toEqual([5, null]);
  });

  test('name the unit once when all rows have the same', () => {
    const page = { articles: vis, produits: [VIS], attributs: ATTRIBUTS };
    expect(choisirColonnes(page)).toMatchObject({ unite: 'boite', hasConditionnement: true });
    const seau = { ...vis[0], unite: 'seau' } as ArticleVendu;
    expect(choisirColonnes({ ...page, articles: [...vis, seau] }).unite).toBeNull();
    const pieces = vis.map((one) => ({ ...one, unite: 'piece', contenu: '1' }) as ArticleVendu);
    expect(choisirColonnes({ ...page, articles: pieces }).hasConditionnement).toBe(false);
  });
});

describe('the figures of a column', () => {
  const colonne = { type: 'nombre' as const, unite: 'W', decimales: 1 };

  test.each([
    ['fr', '4', '4,0'],
    ['fr', '4.5', '4,5'],
    ['en', '4', '4.0'],
    ['fr', '1250', '1\u00a0250,0'],
  ] as const)('have as many decimals as the longest (%s %s)', (locale, valeur, dite) => {
    expect(formatColonne(locale, colonne, valeur)).toBe(dite);
  });

  test('are words for a choice and nothing where the article has none', () => {
    expect(formatColonne('fr', { type: 'choix', unite: null, decimales: 0 }, 'Torx T20')).toBe(
      'Torx T20',
    );
    expect(formatColonne('fr', colonne, undefined)).toBe('');
  });
});
