/** The kitchen planner on the catalogue of the demo company. */
import { extractText } from 'unpdf';
import { sumMontants, type Montant } from '@comptoir/contract/argent.ts';
import type { NomenclatureChiffree } from '@comptoir/contract/cuisine/cuisine.contract.ts';
import { calculerDevis } from '@comptoir/contract/devis-clientele/calculer-devis.ts';
import type {
  DevisClientele,
  DevisClienteleDetaille,
} from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import { MODELES, planDuModele } from '@comptoir/contract/cuisine/modeles.ts';
import type { Plan } from '@comptoir/contract/cuisine/plan.schema.ts';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';

const ACHETEUR = 'acheteur@menuiserie-morel.test';

let api: TestApi;
let visiteur: Visitor;
let acheteur: Visitor;

beforeAll(async () => {
  // What is found is kept, and follows the catalogue.
  api = await startApi({}, { demo: true, suivi: true });
  visiteur = await newVisitor(api.url);
  acheteur = await newBuyer(api, ACHETEUR);
});
afterAll(() => api.close());

const json = (body: unknown, headers: Record<string, string> = {}) => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});

async function chiffrer(plan: Plan, qui = visiteur, langue = 'fr'): Promise<NomenclatureChiffree> {
  const entete = { 'accept-language': langue };
  const answer = await qui.call('POST', '/api/cuisine/nomenclature', json(plan, entete));
  expect(answer.status).toBe(200);
  return (await answer.json()) as NomenclatureChiffree;
}

const unMeuble: Plan = {
  ...planDuModele('en-i', 'Essai'),
  elements: [{ id: 'e1', type: 'bas-porte', ligne: 'A', position: 0, largeur: 600 }],
};

describe('the bill of materials', () => {
  test('is real articles, in units of sale, of one cabinet counted by hand', async () => {
    const { lignes } = await chiffrer(unMeuble);
    const dites = lignes.map(({ nature, besoin, article }) => [
      nature,
      besoin,
      article && [
        article.reference.replace(/^(...)[A-Z]{2}(?=-)/, '$1'),
        article.quantite,
        article.coupe?.traitCoupe,
      ],
    ]);
    expect(dites).toEqual([
      ['panneau-caisson', 6, ['PMU-19-BLA', 1, '2x720x560+1x562x560+2x562x100+1x560x510']],
      // No 8 mm board in the small demo: the thinnest there is.
      ['fond', 1, ['PMU-16-BLA', 1, '1x700x580']],
      ['facade', 2, ['PMU-19-BLA', 1, '1x716x596+1x600x140']],
      ['chant', 7, ['PCA-23-1-BLA-25', 1, undefined]],
      ['plan-de-travail', 1, ['PWS-3050-650-38-CHN', 1, '1x600']],
      ['silicone', 1, ['CSS-TRA-C300', 1, undefined]],
      ['charniere', 2, ['AGC-110-AP-AMV', 2, undefined]],
      // Boxes of 50, bags of 4, boxes and bags of 100, 200 and 500.
      ['embase', 2, ['AEM-X0-V', 1, undefined]],
      ['poignee', 1, ['APB-128-12-NM', 1, undefined]],
      ['pied', 4, ['APV-150-V', 1, undefined]],
      ['excentrique', 8, ['AEX-15-19', 1, undefined]],
      ['tourillon', 8, ['ATO-08-35', 1, undefined]],
      ['taquet', 4, ['ATE-5-ACN', 1, undefined]],
      ['vis', 24, ['VBF-35016-ZB', 1, undefined]],
    ]);
  });

  test('tells what is only the nearest, and takes the cheapest maker of the others', async () => {
    const { lignes } = await chiffrer(unMeuble);
    const approchants = lignes.filter(({ article }) => article?.approchant);
    expect(approchants.map(({ nature }) => nature)).toEqual(['fond', 'poignee']);
    const charniere = lignes.find(({ nature }) => nature === 'charniere')?.article;
    // The same hinge is sold by another maker for 3.90.
    expect([charniere?.reference, charniere?.prixHT.montant]).toEqual([
      'AGCGL-110-AP-AMV',
      '2.8700',
    ]);
  });

  test.each(MODELES)('of the room « %s » has an article for everything', async (modele) => {
    const { lignes, tarif } = await chiffrer(planDuModele(modele, ''));
    expect(lignes.filter(({ article }) => article === null)).toEqual([]);
    const montants = lignes.flatMap(({ article }): Montant[] =>
      article ? [article.montantHT] : [],
    );
    const somme = sumMontants([...montants, tarif.ecoParticipation], tarif.devise);
    expect(Number(somme.montant)).toBeCloseTo(Number(tarif.netHT.montant), 2);
    expect(Number(tarif.netHT.montant)).toBeGreaterThan(500);
  });

  test('is at the prices of a buyer, which may make another maker the cheapest, and in the words and the currency of a visitor', async () => {
    await api.pool.execute(sql`
      insert into prix_negocie (compte_id, article_id, debut, prix)
      select u.compte_id, a.id, '2020-01-01', 1.10
        from utilisateur u, article a
       where u.email = ${ACHETEUR} and a.reference = 'AGC-110-AP-AMV'`);
    const [ici, sien, la] = await Promise.all([
      chiffrer(unMeuble),
      chiffrer(unMeuble, acheteur),
      chiffrer(unMeuble, visiteur, 'en'),
    ]);
    const charniere = sien.lignes.find(({ nature }) => nature === 'charniere')?.article;
    expect([charniere?.reference, charniere?.prixHT.montant]).toEqual(['AGC-110-AP-AMV', '1.1000']);
    expect(Number(sien.tarif.netHT.montant)).toBeLessThan(Number(ici.tarif.netHT.montant));
    expect(la.tarif.devise).toBe('GBP');
    expect(la.lignes[0]?.article?.libelle).toContain('melamine board');
  });

  test('of an empty room is empty', async () => {
    const { lignes, tarif } = await chiffrer({ ...unMeuble, elements: [] });
    expect([lignes, tarif.netHT.montant]).toEqual([[], '0.00']);
  });

  test('keeps what nobody sells as a line without an article', async () => {
    const noyer: Plan = { ...unMeuble, finitions: { ...unMeuble.finitions, facade: 'noyer' } };
    const { lignes } = await chiffrer(noyer);
    const sans = lignes.filter(({ article }) => article === null);
    expect(sans.map(({ nature }) => nature)).toEqual(['facade', 'chant']);
  });

  test('of what is no plan is refused', async () => {
    for (const faux of [{}, { ...unMeuble, version: 2 }, { ...unMeuble, enPlus: 1 }]) {
      const answer = await visiteur.call('POST', '/api/cuisine/nomenclature', json(faux));
      expect(answer.status).toBe(400);
    }
  });
});

test('only finishes that are sold are offered', async () => {
  const answer = await fetch(`${api.url}/api/cuisine/finitions`);
  expect(await answer.json()).toEqual({
    facades: ['blanc', 'gris-clair', 'chene-naturel', 'chene-clair'],
    plansDeTravail: ['blanc', 'chene-naturel', 'massif-chene', 'massif-hetre'],
    poignees: [
      'barre-inox',
      'barre-noir',
      'bouton-inox',
      'bouton-noir',
      'coquille-noir',
      'coquille-bronze',
      'profil-alu',
      'profil-noir',
    ],
  });
});

describe('the paper', () => {
  async function imprimer(plan: Plan, langue: string): Promise<{ text: string; name: string }> {
    const entete = { 'accept-language': langue };
    const answer = await visiteur.call('POST', '/api/cuisine/pdf', json(plan, entete));
    expect(answer.status).toBe(200);
    const { data, name, type } = (await answer.json()) as Fichier;
    expect(type).toBe('application/pdf');
    const { text } = await extractText(new Uint8Array(Buffer.from(data, 'base64')), {
      mergePages: true,
    });
    return { text, name };
  }

  test('has the plan, the elevations, the elements and the priced bill', async () => {
    const plan = planDuModele('en-l', 'Mme Le Goff');
    const { lignes, tarif } = await chiffrer(plan);
    const { text, name } = await imprimer(plan, 'fr');
    expect(name).toBe('plan-cuisine-mme-le-goff.pdf');
    expect(text).toContain('Plan coté, en millimètres');
    expect(text).toContain('Élévation, Mur A');
    expect(text).toContain('Élévation, Mur B');
    // The wall, the height of the room, the widths of the cabinets.
    for (const cote of ['3600', '2500', '1000', '800', '540']) expect(text).toContain(cote);
    expect(text).toContain('Meuble sous évier');
    for (const { article } of lignes) expect(text).toContain(article?.reference);
    const total = tarif.netHT.montant.replace('.', ',');
    expect(text.replaceAll(/[\s\u00a0]/g, '')).toContain(`TotalHT${total}€`);
    expect(text).toContain('2 × 720 × 560'.slice(-9));
  });

  test.each([
    ['en', 'Dimensioned plan, in millimetres', 'Total excl. VAT'],
    ['es', 'Plano acotado, en milímetros', 'Total sin IVA'],
  ])('is written in %s', async (langue, titre, total) => {
    const { text } = await imprimer(planDuModele('ilot', ''), langue);
    expect(text).toContain(titre);
    expect(text).toContain(total);
  });

  test('of an empty room is a plan alone', async () => {
    const { text } = await imprimer({ ...unMeuble, elements: [] }, 'fr');
    expect(text).toContain('3600');
    expect(text).not.toContain('Nomenclature');
  });
});

describe('into a quote for the customer of who draws it', () => {
  const deviser = (qui: Visitor, plan: Plan) =>
    qui.call('POST', '/api/cuisine/devis-clientele', json(plan));

  test('a fitter has a section for each part, at the prices of their company, with the lists that are cut', async () => {
    const plan = planDuModele('en-l', '  Mme Le Goff ');
    const bill = await chiffrer(plan, acheteur);
    const answer = await deviser(acheteur, plan);
    expect(answer.status, await answer.clone().text()).toBe(200);
    const { id, titre } = (await answer.json()) as DevisClientele;
    expect(titre).toBe('Mme Le Goff');
    const devis = await acheteur.call('GET', `/api/devis-clientele/${id}`);
    const { document } = (await devis.json()) as DevisClienteleDetaille;
    const lignes = document.sections.flatMap((section) => section.lignes);
    const articles = lignes.filter(({ type }) => type === 'article');
    expect(articles.map(({ articleId }) => articleId)).toEqual(
      bill.lignes.flatMap(({ article }) => article?.id ?? []),
    );
    expect(lignes.flatMap(({ traitCoupe }) => traitCoupe ?? [])).toEqual(
      bill.lignes.flatMap(({ article }) => article?.coupe?.traitCoupe ?? []),
    );
    // What is paid for it is the bill, eco-participation apart.
    const sans = Number(bill.tarif.netHT.montant) - Number(bill.tarif.ecoParticipation.montant);
    expect(Number(calculerDevis(document).coutHT.montant)).toBeCloseTo(sans, 0);
    // What others bring is said.
    expect(lignes.filter(({ type }) => type === 'commentaire')).toHaveLength(bill.aFournir.length);
  });

  test('not a visitor, and not of an empty room', async () => {
    expect((await deviser(visiteur, unMeuble)).status).toBe(401);
    const vide = await deviser(acheteur, { ...unMeuble, elements: [] });
    expect(await vide.json()).toMatchObject({ code: 'cuisine-vide' });
  });
});

describe('into the basket', () => {
  const commander = (qui: Visitor, plan: Plan, headers: Record<string, string> = {}) =>
    qui.call('POST', '/api/cuisine/panier', json({ plan, chantier: 'Mme Le Goff' }, headers));

  test('a buyer gets a chantier with every line, cut to size, at the total of the bill', async () => {
    const plan = planDuModele('en-l', 'Mme Le Goff');
    const bill = await chiffrer(plan, acheteur);
    const answer = await commander(acheteur, plan, { 'idempotency-key': 'cuisine-1' });
    expect(answer.status).toBe(200);
    const ecriture = (await answer.json()) as EcriturePanier;
    expect(ecriture.articles).toHaveLength(bill.lignes.length);
    expect(ecriture.messages).toEqual([]);
    const panier = (await (await acheteur.call('GET', '/api/panier')).json()) as Panier;
    const chantier = panier.chantiers.find(({ libelle }) => libelle === 'Mme Le Goff');
    expect(chantier?.articles.length).toBe(bill.lignes.length);
    const coupees = chantier?.articles.filter(({ traitCoupe }) => traitCoupe !== '');
    expect(coupees?.map(({ traitCoupe }) => traitCoupe).sort()).toEqual(
      bill.lignes.flatMap(({ article }) => article?.coupe?.traitCoupe ?? []).sort(),
    );
    expect(panier.tarif.brutHT).toEqual(bill.tarif.brutHT);

    // Sent again by a phone that lost the answer: nothing is added twice.
    const encore = await commander(acheteur, plan, { 'idempotency-key': 'cuisine-1' });
    expect(await encore.json()).toEqual(ecriture);
  });

  test('a visitor has to sign in first', async () => {
    const answer = await commander(visiteur, unMeuble);
    expect(answer.status).toBe(401);
  });

  test('a plan with nothing to order is refused', async () => {
    const answer = await commander(acheteur, { ...unMeuble, elements: [] });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      422,
      'cuisine-vide',
    ]);
  });

  test('an article withdrawn since is replaced by the next one, in bill and basket', async () => {
    await api.pool.execute(
      sql`update article set retire = true where reference = 'AGCGL-110-AP-AMV'`,
    );
    await expect
      .poll(async () => {
        const { lignes } = await chiffrer(unMeuble);
        return lignes.find(({ nature }) => nature === 'charniere')?.article?.reference;
      })
      .toBe('AGC-110-AP-AMV');
  });
});
