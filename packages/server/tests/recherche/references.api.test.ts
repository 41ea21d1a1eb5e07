import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { reconnaitreReferences } from '@comptoir/contract/articles/references.contract.ts';
import { MAX_LOT } from '@comptoir/contract/articles/lot.ts';
import type { Pool } from '../../src/db/pool.ts';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';

type Reconnues = CallAnswer<typeof reconnaitreReferences>;

/** Articles of the demo: a wood screw by two makers, and two withdrawn ones. */
const VIS = 'VBF-04016-ZJ';
const AUTRE = 'VBF-04025-ZJ';
const RETIREE = 'VBF-04020-ZB';
const RETIREE_DEUX_FOIS = 'SCH-060060-AC';

describe('POST /api/articles/batch-references', () => {
  let api: TestApi;
  let visitor: Visitor;
  let morel: Visitor;
  let dordogne: Visitor;

  beforeAll(async () => {
    api = await startApi({}, { index: true, demo: true, prepare });
    visitor = await newVisitor(api.url);
    morel = await newBuyer(api, 'acheteur@menuiserie-morel.test');
    dordogne = await newBuyer(api, 'oliver@dordogne-joinery.test');
  }, 60_000);
  afterAll(() => api.close());

  function ask(codes: readonly string[], who = visitor): Promise<Response> {
    return who.call('POST', '/api/articles/batch-references', {
      body: JSON.stringify(codes),
      headers: { 'content-type': 'application/json' },
    });
  }
  async function recognise(codes: readonly string[], who = visitor): Promise<Reconnues> {
    const answer = await ask(codes, who);
    expect(answer.status).toBe(200);
    return (await answer.json()) as Reconnues;
  }
  /** How each code was recognised, with the reference of its article. */
  async function readLines(codes: readonly string[], who = visitor) {
    const { lignes, articles } = await recognise(codes, who);
    const parId = new Map(articles.map(({ id, reference }) => [id, reference]));
    return lignes.map(({ articleId, par, propositions }) => ({
      reference: articleId === null ? null : parId.get(articleId),
      par,
      propositions: propositions.map((id) => parId.get(id)),
    }));
  }
  const codesOf = (reference: string) =>
    api.pool.one<{ id: number; ean: string; fournisseur: string }>(sql`
      select id, ean, reference_fournisseur as fournisseur from article where reference = ${reference}`);

  it('recognises our reference whatever its separators and case', async () => {
    const codes = [VIS, 'vbf 04016 zj', 'VBF04016ZJ', 'VBF/04016.ZJ', `\t${VIS}\u00A0`];
    for (const line of await readLines(codes)) {
      expect(line).toMatchObject({ reference: VIS, par: 'reference' });
    }
  });

  it('recognises an EAN, padded or not, and the reference of the maker', async () => {
    const { ean, fournisseur } = await codesOf(VIS);
    expect(await readLines([ean, `0${ean}`, fournisseur, fournisseur.replace(' ', '')])).toEqual([
      { reference: VIS, par: 'ean', propositions: [] },
      { reference: VIS, par: 'ean', propositions: [] },
      { reference: VIS, par: 'fournisseur', propositions: [] },
      { reference: VIS, par: 'fournisseur', propositions: [] },
    ]);
  });

  it('recognises the code of the buyer’s company, never that of another', async () => {
    const [line] = await readLines(['our-screw 1'], dordogne);
    expect(line).toMatchObject({ reference: VIS, par: 'client' });
    for (const who of [morel, visitor]) {
      const [other] = await readLines(['OURSCREW1'], who);
      expect(other).toMatchObject({ reference: null, par: null });
    }
  });

  it('prefers our reference to the customer’s code, and that to the maker’s', async () => {
    const { fournisseur } = await codesOf(AUTRE);
    expect(await readLines([AUTRE, fournisseur], dordogne)).toMatchObject([
      { reference: AUTRE, par: 'reference' },
      { reference: VIS, par: 'client' },
    ]);
    const [seen] = await readLines([fournisseur]);
    expect(seen).toMatchObject({ reference: AUTRE, par: 'fournisseur' });
  });

  it('names a withdrawn article and proposes what replaces it, even when that was replaced', async () => {
    const { ean } = await codesOf(RETIREE);
    const [byReference, byEan, twice] = await readLines([
      RETIREE.toLowerCase(),
      ean,
      RETIREE_DEUX_FOIS,
    ]);
    expect(byReference).toEqual({ reference: RETIREE, par: 'reference', propositions: [VIS] });
    expect(byEan).toEqual({ reference: RETIREE, par: 'ean', propositions: [VIS] });
    expect(twice).toEqual({ reference: RETIREE_DEUX_FOIS, par: 'reference', propositions: [VIS] });
    const { articles } = await recognise([RETIREE]);
    expect(articles.map(({ reference, retire }) => [reference, retire])).toEqual([
      [RETIREE, true],
      [VIS, false],
    ]);
  });

  it('does not choose between the articles of one code: it proposes them', async () => {
    const [line] = await readLines(['COMMUN 1']);
    expect(line).toMatchObject({ reference: null, par: null });
    expect(line?.propositions).toEqual(expect.arrayContaining(['FGA-M8060-ZB', 'FGASM-M8060-ZB']));
  });

  it('leaves what it does not know without an article, in the order of the codes', async () => {
    const { lignes } = await recognise(['zzz-nothing-zzz', VIS, '', '🔩']);
    expect(lignes.map(({ par }) => par)).toEqual([null, 'reference', null, null]);
    expect(lignes[0]?.articleId).toBeNull();
  });

  it('recognises a code behind the word that says what it is', async () => {
    const { ean } = await codesOf(VIS);
    const codes = [`réf ${VIS}`, `Référence : ${VIS}`, `EAN ${ean}`, `code article ${VIS}`];
    for (const line of await readLines(codes)) expect(line).toMatchObject({ reference: VIS });
  });

  it('proposes the article of a code with a slip in it, and takes none by itself', async () => {
    const seau = 'VBS-04040-SE';
    const { ean, fournisseur } = await codesOf(seau);
    const faux = ean.slice(0, -1) + ((Number(ean.at(-1)) + 1) % 10);
    const at = ean.split('').findIndex((chiffre, place) => place > 2 && chiffre !== ean[place + 1]);
    const swapped = ean.slice(0, at) + ean[at + 1] + ean[at] + ean.slice(at + 2);
    const slips = {
      'a lost nought': 'VBS-4040-SE',
      'two letters swapped': 'VSB-04040-SE',
      'a sign too many': 'VBS-040400-SE',
      'letters for figures': 'VBS-O4O40-SE',
      'an EAN without its last figure': ean.slice(0, -1),
      'an EAN with a wrong one': faux,
      'two figures of an EAN swapped': swapped,
      'the figures of the maker alone': fournisseur.replace(/\D/g, ''),
    };
    const lines = await readLines(Object.values(slips));
    Object.keys(slips).forEach((slip, at) => {
      expect(lines[at], slip).toMatchObject({ reference: null });
      expect(lines[at]?.propositions, slip).toContain(seau);
    });
  });

  it('proposes articles for words in the place of a code', async () => {
    const [vis, batterie] = await readLines(['vis 4x40', 'Batterie 18V 4Ah']);
    expect(vis?.propositions[0]).toBe('VBS-04040-SE');
    const { articles } = await recognise(['Batterie 18V 4Ah']);
    expect(batterie?.propositions.length).toBeGreaterThan(0);
    expect(articles[0]?.libelle).toMatch(/batterie.*18.V.*4/i);
  });

  it('prices them for who asks', async () => {
    const devise = ({ articles }: Reconnues) => articles[0]?.tarif?.prixNetHT.devise;
    expect(devise(await recognise([VIS], morel))).toBe('EUR');
    expect(devise(await recognise([VIS], dordogne))).toBe('GBP');
  });

  it('recognises and prices a thousand codes at once', async () => {
    const rows = await api.pool.query<{ code: string; id: number }>(sql`
      select case id % 3 when 0 then reference when 1 then ean else reference_fournisseur end as code,
             id
        from article where not retire and reference_fournisseur not like 'COMMUN%'
       order by popularite desc limit ${MAX_LOT}`);
    const codes = rows.map(({ code }) => code);
    expect(codes).toHaveLength(MAX_LOT);
    const { lignes, articles } = await recognise(codes, morel);
    expect(lignes.map(({ articleId }) => articleId)).toEqual(rows.map(({ id }) => id));
    expect(articles.every(({ tarif }) => tarif !== null)).toBe(true);
    expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
  });

  it('refuses a batch without any code: lot-sans-donnees', async () => {
    for (const codes of [[], ['', ' \t']]) {
      const answer = await ask(codes);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'lot-sans-donnees' });
    }
  });

  it('refuses more than a thousand codes, or a code that is none: requete-invalide', async () => {
    for (const codes of [Array.from({ length: MAX_LOT + 1 }, () => VIS), ['x'.repeat(101)]]) {
      const answer = await ask(codes);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'requete-invalide' });
    }
  });

  it('leads a search for a withdrawn reference to its sheet', async () => {
    const answer = await fetch(`${api.url}/api/recherche?q=${RETIREE}`);
    const { id } = await codesOf(RETIREE);
    expect(await answer.json()).toMatchObject({ redirection: { articleId: id } });
  });

  it('leads a search for the buyer’s own code to its sheet', async () => {
    const { id } = await codesOf(VIS);
    const answer = await dordogne.call('GET', '/api/recherche?q=OURSCREW1');
    expect(await answer.json()).toMatchObject({ redirection: { articleId: id } });
  });
});

it('a shop whose index is not built answers service-indisponible', async () => {
  const api = await startApi();
  try {
    const answer = await fetch(`${api.url}/api/articles/batch-references`, {
      method: 'POST',
      body: '["x"]',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'service-indisponible' });
  } finally {
    await api.close();
  }
});

/** The demo, with codes that mean several things. */
async function prepare(pool: Pool): Promise<void> {
  await pool.execute(sql`
    update article
       set successeur_id = (select id from article where reference = ${VIS})
     where reference = ${RETIREE}`);
  await pool.execute(sql`
    update article
       set successeur_id = (select id from article where reference = ${RETIREE})
     where reference = ${RETIREE_DEUX_FOIS}`);
  await pool.execute(sql`
    update article set reference_fournisseur = 'COMMUN-1'
     where reference in ('FGA-M8060-ZB', 'FGASM-M8060-ZB')`);
  await pool.execute(sql`
    insert into reference_client (compte_id, code, article_id)
    select c.id, v.code, a.id
      from compte c, article a,
           (select 'OUR SCREW-1' as code
            union all select reference from article where reference = ${AUTRE}
            union all select reference_fournisseur from article where reference = ${AUTRE}) as v
     where c.raison_sociale = 'Dordogne Joinery Ltd' and a.reference = ${VIS}`);
}
