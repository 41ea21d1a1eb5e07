/** Each format, written by the job and read back by a reader of its kind. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import readXlsxFile, { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FormatExport } from '@comptoir/contract/exports-catalogue/choix-export.ts';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { sql } from '../../src/db/sql.ts';
import { buildGolden, buildLieux, MOREL, type Golden } from '../articles/golden.ts';
import type { Opened } from '../visitors.ts';
import {
  acheteur,
  attendre,
  demander,
  startAtelier,
  telecharger,
  type Atelier,
} from './atelier-exports.ts';
import { parTete, readBmecat, readCsv } from './lecteurs.ts';

let atelier: Atelier;
let morel: Opened;
let golden: Golden;
/** As the shop shows them to this person. */
let vis: ArticleVendu;
let perceuse: ArticleVendu;

const FORMULE = '=HYPERLINK("http://voleur.test")';

beforeAll(async () => {
  atelier = await startAtelier();
  const { pool } = atelier;
  golden = await buildGolden(pool);
  await buildLieux(pool, golden.vis);
  await pool.execute(sql`
    update article set libelle_fr = 'Vis à bois Ø 5 × 60 “zinguée”; tête fraisée', poids = 1250,
           reference_fournisseur = 'T-5060', contenu = 200
     where id = ${golden.vis}`);
  await pool.execute(sql`
    update article set libelle_fr = ${FORMULE}, libelle_en = 'Drill & <driver>'
     where id = ${golden.perceuse}`);
  // Cheaper than what the company has less on screws.
  await pool.execute(sql`
    insert into tarif_palier (article_id, quantite, remise) values (${golden.vis}, 50, 30)`);
  await atelier.startTaches();
  morel = await acheteur(atelier, MOREL);
  const answer = await morel.call('GET', `/api/articles?ids=${golden.vis},${golden.perceuse}`);
  const { articles } = (await answer.json()) as { articles: ArticleVendu[] };
  const [premier, second] = articles;
  if (!premier || !second) throw new Error('two articles are sold');
  [vis, perceuse] = [premier, second];
});
afterAll(() => atelier.close());

async function exporter(format: FormatExport, langue: 'fr' | 'en' = 'fr', choix: object = {}) {
  const { id } = await demander(morel, { format, langue, ...choix });
  const fini = await attendre(morel, id);
  expect(fini).toMatchObject({ etat: 'pret', total: 2, ecrits: 2, motif: null });
  const { answer, octets } = await telecharger(atelier, morel, id);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${fini.nom}"`);
  expect(octets.length).toBe(fini.taille);
  return octets;
}

const net = ({ tarif }: ArticleVendu) => Number(tarif?.prixNetHT.montant);
const publicHT = ({ tarif }: ArticleVendu) => Number(tarif?.prixPublicHT.montant);
const virgule = (texte: string | undefined) => Number(texte?.replace(',', '.'));

describe('every format holds the articles at the prices of the person', () => {
  test('a workbook, whose texts stay texts', async () => {
    const [ligneVis, lignePerceuse] = parTete(await readSheet(await exporter('xlsx')));
    expect(ligneVis).toMatchObject({
      Référence: vis.reference,
      'Prix net HT (EUR)': net(vis),
      'Prix public HT (EUR)': publicHT(vis),
      'Poids (kg)': 1.25,
      Contenu: 200,
      Catégorie: 'Fixation',
      Famille: 'Vis à bois',
      'Référence fabricant': 'T-5060',
    });
    expect(net(perceuse)).toBe(150);
    expect(lignePerceuse).toMatchObject({
      Désignation: FORMULE,
      'Prix net HT (EUR)': 150,
      'Éco-participation HT (EUR)': 0.42,
    });
  });

  test('CSV, in which nothing is run', async () => {
    const texte = (await exporter('csv')).toString('utf8');
    expect(texte.startsWith('\ufeff')).toBe(true);
    const [ligneVis, lignePerceuse] = readCsv(texte.slice(1));
    expect(ligneVis).toMatchObject({
      Référence: vis.reference,
      Désignation: 'Vis à bois Ø 5 × 60 “zinguée”; tête fraisée',
    });
    expect(virgule(ligneVis?.['Prix net HT (EUR)'])).toBe(net(vis));
    expect(virgule(lignePerceuse?.['Prix net HT (EUR)'])).toBe(150);
    expect(lignePerceuse?.['Désignation']).toBe(`'${FORMULE}`);
    expect(ligneVis?.['Prix par quantité HT (EUR)']).toBe('dès 50\u00a0: 14,63');
  });

  test('JSON lines', async () => {
    const lignes = (await exporter('jsonl')).toString('utf8').trimEnd().split('\n');
    const [ligneVis, lignePerceuse] = lignes.map(
      (ligne) => JSON.parse(ligne) as Record<string, unknown>,
    );
    expect(ligneVis).toMatchObject({
      reference: vis.reference,
      marque: 'Tirval',
      categories: [{ code: 'fixation' }, { code: 'vis-a-bois', libelle: 'Vis à bois' }],
      tarif: {
        devise: 'EUR',
        netHT: vis.tarif?.prixNetHT.montant,
        paliers: vis.tarif?.paliers.map(({ quantite, prixNetHT }) => ({
          quantite,
          netHT: prixNetHT.montant,
        })),
      },
      stock: { depot: vis.disponibilite.depot.quantite, livreLe: vis.disponibilite.depot.date },
    });
    expect(lignePerceuse).toMatchObject({
      tarif: { netHT: '150.0000', eco: { montantHT: '0.4200' } },
    });
    expect(lignePerceuse).not.toHaveProperty('changement');
  });

  test('FAB-DIS, five sheets with the columns of the standard', async () => {
    const octets = await exporter('fabdis');
    const feuilles = await readXlsxFile(octets);
    expect(feuilles.map(({ sheet }) => sheet)).toEqual([
      'B00_CARTOUCHE',
      'B01_COMMERCE',
      'B02_LOGISTIQUE',
      'B03_MEDIA',
      'B04_REGLEMENTAIRE',
    ]);
    const feuille = async (nom: string) => parTete(await readSheet(octets, nom));
    expect(await feuille('B00_CARTOUCHE')).toMatchObject([
      { CARMARQUE: 'Krafto', DEV: 'EUR', FABDISV: '3.0', NRB01: 2 },
      { CARMARQUE: 'Tirval' },
    ]);
    const [commerce] = await readSheet(octets, 'B01_COMMERCE');
    expect(commerce?.slice(0, 12).join(' ')).toBe(
      'MARQUE REFCIALE CTYP GTIN REFINFOR GAMME FONCTION LIBELLE40 LIBELLE80 LIBELLE240 DATETARIF TARIF',
    );
    expect(await feuille('B01_COMMERCE')).toMatchObject([
      {
        MARQUE: 'Tirval',
        REFCIALE: vis.reference,
        REFINFOR: 'T-5060',
        TARIF: publicHT(vis),
        TARIFD: net(vis),
        FAM1L: 'Fixation',
        UB: 'XBX',
      },
      { MARQUE: 'Krafto', TARIFD: 150 },
    ]);
    expect(await feuille('B02_LOGISTIQUE')).toMatchObject([{ POIDS: 1.25, POIDSU: 'KGM' }, {}]);
    expect(await feuille('B04_REGLEMENTAIRE')).toMatchObject([{ RTYP: 'DEEE', RVAL: 0.42 }]);
  });

  test('BMEcat 2005, a catalogue that parses, its products in their groups', async () => {
    const octets = await exporter('bmecat', 'en');
    expect(XMLValidator.validate(octets.toString('utf8'))).toBe(true);
    const lu = readBmecat(octets);
    expect(lu['@_version']).toBe('2005');
    expect(lu.HEADER.CATALOG).toMatchObject({ LANGUAGE: { '#text': 'eng' }, CURRENCY: 'EUR' });
    const catalogue = lu.T_NEW_CATALOG;
    expect(catalogue.PRODUCT).toHaveLength(2);
    expect(catalogue.PRODUCT[1]).toMatchObject({
      SUPPLIER_PID: perceuse.reference,
      PRODUCT_DETAILS: { DESCRIPTION_SHORT: 'Drill & <driver>', MANUFACTURER_NAME: 'Krafto' },
      PRODUCT_PRICE_DETAILS: {
        PRODUCT_PRICE: [
          { '@_price_type': 'net_customer', PRICE_AMOUNT: '150.0000', TAX: '0.20' },
          { '@_price_type': 'net_list', PRICE_AMOUNT: '189.0000' },
        ],
      },
    });
    expect(catalogue.PRODUCT_TO_CATALOGGROUP_MAP).toEqual([
      { PROD_ID: vis.reference, CATALOG_GROUP_ID: 'vis-a-bois' },
      { PROD_ID: perceuse.reference, CATALOG_GROUP_ID: 'electroportatif' },
    ]);
    expect(catalogue.CATALOG_GROUP_SYSTEM.CATALOG_STRUCTURE).toMatchObject([
      { '@_type': 'root' },
      { '@_type': 'node', GROUP_ID: 'fixation' },
      { '@_type': 'leaf', GROUP_ID: 'vis-a-bois', PARENT_ID: 'fixation' },
      { GROUP_ID: 'electroportatif' },
    ]);
  });

  test.each([
    ['with prices', true],
    ['without prices', false],
  ])('BMEcat 2005 has its elements in the order of the standard, %s', async (_, prix) => {
    const xml = (await exporter('bmecat', 'fr', { prix })).toString('utf8');
    expect(findHorsOrdre(xml)).toEqual([]);
  });

  test.each([
    ['ebp', 'Code article', 'Prix d’achat HT', 'Désignation'],
    ['batigest', 'Code', 'Prix net HT', 'Libellé long'],
  ] as const)('%s, in the code page of its program', async (format, code, prix, libelle) => {
    const octets = await exporter(format);
    const [ligneVis, lignePerceuse] = readCsv(new TextDecoder('windows-1252').decode(octets));
    expect(ligneVis).toMatchObject({ [code]: vis.reference, 'Taux TVA': '20,00' });
    expect(ligneVis?.[libelle]).toBe('Vis à bois Ø 5 × 60 “zinguée”; tête fraisée');
    expect(virgule(ligneVis?.[prix])).toBe(net(vis));
    expect(virgule(lignePerceuse?.[prix])).toBe(150);
    expect(lignePerceuse?.[libelle]).toBe(`'${FORMULE}`);
    expect(ligneVis?.Stock).toBe(String(vis.disponibilite.depot.quantite));
  });
});

/** The children an element may have, in their order; with a star those it must have. */
const ORDRE_BMECAT: Record<string, string> = {
  BMECAT: 'HEADER* T_NEW_CATALOG*',
  HEADER:
    'GENERATOR_INFO CATALOG* BUYER_IDREF AGREEMENT LEGAL_INFO SUPPLIER_IDREF* DOCUMENT_CREATOR_IDREF PARTIES AREAS USER_DEFINED_EXTENSIONS',
  CATALOG:
    'LANGUAGE* CATALOG_ID* CATALOG_VERSION* CATALOG_NAME GENERATION_DATE DATETIME TERRITORY AREA_REFS CURRENCY MIME_ROOT PRICE_FLAG PRICE_FACTOR',
  PARTY: 'PARTY_ID* PARTY_ROLE ADDRESS MIME_INFO',
  T_NEW_CATALOG:
    'FORMULAS IPP_DEFINITIONS CLASSIFICATION_SYSTEM CATALOG_GROUP_SYSTEM PRODUCT PRODUCT_TO_CATALOGGROUP_MAP',
  CATALOG_GROUP_SYSTEM:
    'GROUP_SYSTEM_ID GROUP_SYSTEM_NAME CATALOG_STRUCTURE* GROUP_SYSTEM_DESCRIPTION',
  CATALOG_STRUCTURE: 'GROUP_ID* GROUP_NAME* GROUP_DESCRIPTION PARENT_ID* GROUP_ORDER MIME_INFO',
  PRODUCT:
    'SUPPLIER_PID* PRODUCT_DETAILS* PRODUCT_FEATURES PRODUCT_ORDER_DETAILS* PRODUCT_PRICE_DETAILS MIME_INFO USER_DEFINED_EXTENSIONS PRODUCT_REFERENCE PRODUCT_LOGISTIC_DETAILS',
  PRODUCT_DETAILS:
    'DESCRIPTION_SHORT* DESCRIPTION_LONG INTERNATIONAL_PID SUPPLIER_ALT_PID BUYER_PID MANUFACTURER_PID MANUFACTURER_IDREF MANUFACTURER_NAME MANUFACTURER_TYPE_DESCR ERP_GROUP_BUYER ERP_GROUP_SUPPLIER DELIVERY_TIME SPECIAL_TREATMENT_CLASS KEYWORD REMARKS SEGMENT PRODUCT_ORDER PRODUCT_STATUS',
  PRODUCT_FEATURES:
    'REFERENCE_FEATURE_SYSTEM_NAME REFERENCE_FEATURE_GROUP_ID REFERENCE_FEATURE_GROUP_NAME FEATURE',
  FEATURE: 'FNAME* FVALUE* FUNIT FORDER FDESCR FVALUE_DETAILS',
  PRODUCT_ORDER_DETAILS:
    'ORDER_UNIT* CONTENT_UNIT NO_CU_PER_OU SUPPLIER_PIDREF SUPPLIER_IDREF PRICE_QUANTITY QUANTITY_MIN QUANTITY_INTERVAL QUANTITY_MAX PACKING_UNITS',
  PRODUCT_PRICE_DETAILS: 'VALID_START_DATE VALID_END_DATE DATETIME DAILY_PRICE PRODUCT_PRICE*',
  PRODUCT_PRICE: 'PRICE_AMOUNT* PRICE_CURRENCY TAX PRICE_FACTOR LOWER_BOUND TERRITORY',
  MIME: 'MIME_TYPE MIME_SOURCE* MIME_DESCR MIME_ALT MIME_PURPOSE MIME_ORDER',
  PRODUCT_TO_CATALOGGROUP_MAP: 'PROD_ID* CATALOG_GROUP_ID* PRODUCT_TO_CATALOGGROUP_MAP_ORDER',
};

type Noeud = Record<string, Noeud[]>;

/** Elements with a child that is unknown, missing or out of its place. */
function findHorsOrdre(xml: string): string[] {
  const lus = new XMLParser({ preserveOrder: true, ignoreDeclaration: true }).parse(xml) as Noeud[];
  const problemes: string[] = [];
  const visit = (noeud: Noeud) => {
    for (const [nom, enfants] of Object.entries(noeud)) {
      if (nom.startsWith('#') || nom.startsWith(':')) continue;
      const attendus = ORDRE_BMECAT[nom]?.split(' ');
      const noms = enfants.flatMap((enfant) =>
        Object.keys(enfant).filter((un) => !/^[#:]/.test(un)),
      );
      if (attendus) {
        const places = noms.map((un) =>
          attendus.findIndex((connu) => connu.replace('*', '') === un),
        );
        const isRange = places.every((place, n) => place >= (places[n - 1] ?? 0));
        const manquants = attendus.filter(
          (connu) => connu.endsWith('*') && !noms.includes(connu.slice(0, -1)),
        );
        if (!isRange || manquants.length > 0) {
          problemes.push(`${nom}: ${noms.join(' ')}, missing ${manquants.join(' ')}`);
        }
      }
      enfants.forEach(visit);
    }
  };
  lus.forEach(visit);
  return problemes;
}

test('prices and stock that were not asked for are in no file', async () => {
  const { id } = await demander(morel, { format: 'jsonl', prix: false, stock: false });
  await attendre(morel, id);
  const { octets } = await telecharger(atelier, morel, id);
  expect(octets.toString()).not.toMatch(/tarif|stock|"150/);
});

test('a brand or a part of the tree narrows it, both together what is in both', async () => {
  const { id: fixation } = await atelier.pool.one<{ id: number }>(
    sql`select id from noeud where code = 'fixation'`,
  );
  const { id: krafto } = await atelier.pool.one<{ id: number }>(
    sql`select id from marque where code = 'krafto'`,
  );
  const compter = async (noeudIds: number[], marqueIds: number[]) => {
    const answer = await morel.call('POST', '/api/exports-catalogue/nombre', {
      body: JSON.stringify({ noeudIds, marqueIds }),
      headers: { 'content-type': 'application/json' },
    });
    return ((await answer.json()) as { nombre: number }).nombre;
  };
  expect(await compter([], [])).toBe(2);
  expect(await compter([fixation], [])).toBe(1);
  expect(await compter([], [krafto])).toBe(1);
  expect(await compter([fixation], [krafto])).toBe(0);
  const { id } = await demander(morel, { format: 'jsonl', noeudIds: [fixation] });
  expect(await attendre(morel, id)).toMatchObject({ total: 1, noeuds: [{ libelle: 'Fixation' }] });
});

test('a program that takes nothing compressed gets the same file', async () => {
  const { id } = await demander(morel, { format: 'csv' });
  const { taille } = await attendre(morel, id);
  const { answer, octets } = await telecharger(atelier, morel, id, { encoding: 'identity' });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(octets.length).toBe(taille);
});
