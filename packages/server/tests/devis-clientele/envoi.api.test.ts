import type { DevisRecu } from '@comptoir/contract/devis-clientele/envoi-devis.contract.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { MOREL } from '../articles/golden.ts';
import { signIn, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { json, refusee, resumer, written } from '../panier/paniers.ts';
import type { Visitor } from '../visitors.ts';
import { creer, creerRempli, DEVIS, write, read, lu } from './devis-de-clientele.ts';

let equipe: Equipe;
let morel: Visitor;
let maintenant = new Date('2026-11-18T10:00:00Z');

beforeAll(async () => {
  equipe = await startEquipe({ index: true, now: () => maintenant });
  morel = await signIn(equipe, MOREL);
});
afterAll(() => equipe.api.close());

interface Courrier {
  a: string;
  repondreA: string;
  sujet: string;
  texte: string;
}

/** Mails that wait to be sent, the last first. */
const courriers = async () =>
  (
    await equipe.pool.query<{ payload: Courrier }>(sql`
      select payload from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'courrier-envoyer' order by j.id desc`)
  ).map(({ payload }) => payload);

async function envoyer(id: number, email?: string): Promise<string> {
  const { lien } = await lu<{ lien: string }>(
    morel.call(
      'POST',
      `${DEVIS}/${id}/envoyer`,
      json(email ? { email, message: 'À demain.' } : {}),
    ),
  );
  return /[\w-]{43}$/.exec(lien)?.[0] ?? '';
}

/** As anyone who holds the link: no session at all. */
const recu = (jeton: string, method = 'GET', suite = '', body?: object) =>
  fetch(`${equipe.api.url}/api/devis-recu/${jeton}${suite}`, {
    method,
    ...(body && json(body)),
  });

const TRACE = 'M10 20L30 40L50 30';
const accord = (rang = 1, options: string[] = []) => ({
  rang,
  nom: 'Anne Petit',
  trace: TRACE,
  options,
});
const question = (texte: string) => ({ texte });

const LIGNES = [
  { achatHT: '61', prixHT: '100', libelle: 'Porte' },
  { prixHT: '40', option: true, libelle: 'Poignée laiton' },
];

test('a quote goes by mail in the name of the company, and its link shows prices and no cost', async () => {
  const { id, numero } = await creerRempli(morel, LIGNES);
  const jeton = await envoyer(id, 'anne@petit.test');
  const [courrier] = await courriers();
  expect(courrier).toMatchObject({ a: 'anne@petit.test', repondreA: 'patron@morel.test' });
  expect(courrier?.sujet).toContain(numero);
  expect(courrier?.texte).toContain('À demain.');
  expect(courrier?.texte).toContain(jeton);
  const texte = await (await recu(jeton)).text();
  expect(texte).not.toMatch(/"61"|achatHT":"|plancher":"[1-9]/);
  expect(JSON.parse(texte)).toMatchObject({
    numero,
    situation: 'ouvert',
    rang: 1,
    entreprise: { nom: 'Menuiserie Morel' },
    document: { sections: [{ lignes: [{ prixHT: '100' }, { prixHT: '40' }] }] },
  });
  // No secret is kept that could be read from a copy of the database.
  const { trouves } = await equipe.pool.one<{ trouves: number }>(sql`
    select count(*) as trouves from devis_clientele d where d::text like ${`%${jeton}%`}`);
  expect(trouves).toBe(0);
});

test('read, asked about, accepted once with the options chosen; each told to who wrote it', async () => {
  const { id } = await creerRempli(morel, LIGNES);
  const jeton = await envoyer(id);
  expect((await recu(jeton, 'POST', '/lecture')).status).toBe(204);
  expect((await read(morel, id)).etat).toBe('vu');
  await lu(recu(jeton, 'POST', '/question', question('Quel délai ?')));
  expect((await courriers())[0]).toMatchObject({ a: MOREL, repondreA: 'anne@petit.test' });
  expect((await courriers())[0]?.texte).toContain('Quel délai ?');
  expect(await refusee(recu(jeton, 'POST', '/accepter', accord(1, ['l0'])))).toMatchObject({
    code: 'requete-invalide',
  });
  const [un, deux] = await Promise.all([
    recu(jeton, 'POST', '/accepter', accord(1, ['l1'])),
    recu(jeton, 'POST', '/accepter', accord(1, [])),
  ]);
  const refuses = [un, deux].filter(({ status }) => status === 409);
  expect(refuses).toHaveLength(1);
  expect(await refuses[0]?.json()).toMatchObject({ code: 'devis-client-decide' });
  const devis = await read(morel, id);
  expect(devis).toMatchObject({ etat: 'accepte', verrou: 'decide', signature: { trace: TRACE } });
  expect(devis.totalHT.montant).toBe(un.status === 200 ? '140.00' : '100.00');
  expect(devis.evenements.map(({ type }) => type)).toEqual([
    'acceptation',
    'question',
    'lecture',
    'envoi',
  ]);
  const { document } = devis;
  expect(await refusee(write(morel, id, { document }))).toMatchObject({
    code: 'devis-client-decide',
  });
  expect(await lu<DevisRecu>(recu(jeton))).toMatchObject({
    situation: 'accepte',
    signature: { nom: 'Anne Petit' },
  });
});

test('what was changed since is not accepted, nor by the link of the version before', async () => {
  const { id, document } = await creerRempli(morel, LIGNES);
  const ancien = await envoyer(id);
  await lu(write(morel, id, { document: { ...document, notes: 'Plus cher' } }));
  expect(await lu<DevisRecu>(recu(ancien))).toMatchObject({ situation: 'revise', document: null });
  expect(await refusee(recu(ancien, 'POST', '/accepter', accord()))).toMatchObject({
    code: 'devis-client-change',
  });
  const jeton = await envoyer(id);
  expect(await refusee(recu(ancien))).toMatchObject({ status: 404 });
  expect(await refusee(recu(jeton, 'POST', '/accepter', accord(1)))).toMatchObject({
    code: 'devis-client-change',
  });
  const version = await lu<{ document: { notes: string } }>(
    morel.call('GET', `${DEVIS}/${id}/versions/1`),
  );
  expect(version.document.notes).toBe('');
  await lu(recu(jeton, 'POST', '/refuser', { rang: 2, motif: 'Trop cher' }));
  expect((await read(morel, id)).evenements[0]).toMatchObject({
    type: 'refus',
    texte: 'Trop cher',
  });
  expect(await lu<DevisRecu>(recu(jeton))).toMatchObject({ situation: 'refuse', document: null });
});

test('a link guessed, closed or past its day shows nothing', async () => {
  expect(await refusee(recu('a'.repeat(43)))).toMatchObject({ status: 404, code: 'introuvable' });
  const { id } = await creerRempli(morel, LIGNES);
  const jeton = await envoyer(id);
  await lu(morel.call('POST', `${DEVIS}/${id}/revoquer`));
  expect(await refusee(recu(jeton))).toMatchObject({ status: 410, code: 'lien-perime' });
  expect(await refusee(recu(jeton, 'POST', '/accepter', accord()))).toMatchObject({ status: 410 });
  const autre = await envoyer(id);
  maintenant = new Date('2026-12-20T10:00:00Z');
  expect(await lu<DevisRecu>(recu(autre))).toMatchObject({ situation: 'expire', document: null });
  expect(await refusee(recu(autre, 'POST', '/accepter', accord(2)))).toMatchObject({
    code: 'devis-client-expire',
  });
  expect(await refusee(morel.call('POST', `${DEVIS}/${id}/envoyer`, json({})))).toMatchObject({
    code: 'devis-client-expire',
  });
  maintenant = new Date('2026-11-18T10:00:00Z');
});

test('a quote leaves as a paper in three languages, and with its costs for other programs', async () => {
  const longues = Array.from({ length: 300 }, (_, i) => ({
    achatHT: '10',
    prixHT: '16.5',
    libelle: i === 0 ? '=1+1' : `Ligne ${i}`,
  }));
  const { id, document } = await creerRempli(morel, longues);
  const fichier = async (format: string) => {
    const lu_ = await lu<{ data: string; name: string }>(
      morel.call('GET', `${DEVIS}/${id}/export?format=${format}`),
    );
    return { nom: lu_.name, octets: Buffer.from(lu_.data, 'base64') };
  };
  for (const langue of ['fr', 'en', 'es'] as const) {
    await lu(write(morel, id, { document: { ...document, langue } }));
    const { octets } = await fichier('pdf');
    expect(octets.toString('latin1', 0, 5)).toBe('%PDF-');
    // Nine sheets at least, and nothing of what it cost.
    expect(octets.toString('latin1').split('/Type /Page\n').length).toBeGreaterThan(8);
  }
  const ebp = (await fichier('ebp')).octets.toString('latin1');
  expect(ebp).toContain("'=1+1");
  expect(ebp).toContain('16,50');
  const batigest = (await fichier('batigest')).octets.toString('latin1');
  expect(batigest).toContain('10,00');
  expect(batigest).toContain("'=1+1");
  const xlsx = await fichier('xlsx');
  expect(xlsx.nom).toMatch(/\.xlsx$/);
  // Kept as a text: no cell of it is computed.
  const feuilles = Object.entries(unzipSync(new Uint8Array(xlsx.octets)))
    .filter(([nom]) => nom.startsWith('xl/worksheets/'))
    .map(([, octets]) => Buffer.from(octets).toString());
  expect(feuilles.join('')).not.toContain('<f>');
  const jeton = await envoyer(id);
  expect((await recu(jeton, 'GET', '/pdf')).status).toBe(200);
  await lu(write(morel, id, { document }));
  expect(await refusee(recu(jeton, 'GET', '/pdf'))).toMatchObject({ code: 'devis-client-change' });
});

test('nothing is sent of a quote without lines or prices, nor to no address', async () => {
  const { id } = await creer(morel);
  const sans = await creerRempli(morel, [{ libelle: 'Pose' }]);
  const tenter = (devisId: number, email?: string) =>
    refusee(morel.call('POST', `${DEVIS}/${devisId}/envoyer`, json(email ? { email } : {})));
  expect(await tenter(id)).toMatchObject({ code: 'devis-client-vide' });
  expect(await tenter(sans.id)).toMatchObject({
    code: 'devis-client-sans-prix',
    data: { nombre: 1 },
  });
  expect(await tenter(sans.id, 'a@b.fr, c@d.fr')).toMatchObject({ code: 'requete-invalide' });
});

test('an agreed quote is one call from the basket, and what is ordered for it is told', async () => {
  const { id, numero } = await creerRempli(morel, [
    {
      type: 'article',
      articleId: equipe.vis,
      libelle: 'Vis',
      quantite: '2.5',
      perte: '10',
      achatHT: '4',
    },
    { type: 'article', articleId: equipe.perceuse, libelle: 'P', option: true, achatHT: '90' },
    {
      type: 'ouvrage',
      quantite: '3',
      composants: [
        {
          type: 'article',
          articleId: equipe.vis,
          libelle: 'Vis',
          quantite: '0.5',
          unite: 'u',
          achatHT: '4',
        },
        { type: 'main-oeuvre', libelle: 'Pose', quantite: '1', unite: 'h', achatHT: '30' },
      ],
    },
  ]);
  await written(morel.call('POST', '/api/panier/vider'));
  const mis = await lu<{ chantier: string; changes: unknown[]; laisses: string[] }>(
    morel.call('POST', `${DEVIS}/${id}/panier`),
  );
  // 2.5 + 10 % + 3 × 0.5 = 4.25: five, in whole packings.
  expect(mis).toMatchObject({ chantier: `${numero} Cuisine`, laisses: [] });
  expect(mis.changes.length).toBeGreaterThan(0);
  expect((await resumer(morel)).at(-1)).toMatch(
    new RegExp(`^${numero} Cuisine: ${equipe.vis}×\\d+$`),
  );
  const suite = await lu<{ lignes: object[]; prevuHT: object; reelHT: object; chantier: string }>(
    morel.call('GET', `${DEVIS}/${id}/suite`),
  );
  expect(suite).toMatchObject({
    lignes: [{ articleId: equipe.vis, prevue: 5, commandee: 0, prevuHT: { montant: '17.00' } }],
    reelHT: { montant: '0.0000' },
    chantier: `${numero} Cuisine`,
  });
  const sans = await creerRempli(morel, [{ prixHT: '5' }]);
  expect(await refusee(morel.call('POST', `${DEVIS}/${sans.id}/panier`))).toMatchObject({
    code: 'devis-client-sans-article',
  });
});
