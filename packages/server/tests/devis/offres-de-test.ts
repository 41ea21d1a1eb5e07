/** Quotes of a company and what its delegate offers for them. */
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { ajouterJoursOuvres, jourOf } from '@comptoir/contract/jours-ouvres.ts';
import { envoi, read, type Equipe } from '../delegue/equipe.ts';
import type { Visitor } from '../visitors.ts';
import { demanderDevis, offrir, readDevis, remplir } from './devis-de-test.ts';

export const DANS_UN_MOIS = ajouterJoursOuvres(jourOf(new Date(Date.now() + 30 * 86_400_000)), 0);
export const MOTIF = envoi({ motif: 'prix', precision: 'Trop cher de 5 %' });

export async function refusee(answer: Promise<Response>) {
  const { status } = await answer;
  return { status, ...(await read<{ code: string; data: object }>(answer)) };
}

export function proposer(par: Visitor, key: string, init: ReturnType<typeof envoi>) {
  return par.call('POST', `/api/devis/${key}/proposer`, init);
}

/** 20 boxes of screws for Lilas and two drills for Tilleuls. */
export async function demander(equipe: Equipe, who: Visitor): Promise<Devis> {
  await remplir(who, [{ articleId: equipe.vis, quantite: 20 }], 'Lilas');
  await remplir(who, [{ articleId: equipe.perceuse, quantite: 2 }], 'Tilleuls');
  const { key } = await demanderDevis(equipe, who);
  return readDevis(who, key);
}

/** Offered by their delegate: a tenth off the screws. */
export async function proposerUn(equipe: Equipe, who: Visitor, delegue: Visitor): Promise<Devis> {
  const { key } = await demander(equipe, who);
  const vu = await readDevis(delegue, key);
  return read<Devis>(
    proposer(delegue, key, offrir(vu, { 'VBF-05060-ZJ': '10' }, { valableJusqu: DANS_UN_MOIS })),
  );
}

export function modifier(par: Visitor, devis: Devis, lignes: object[]) {
  return par.call(
    'PATCH',
    `/api/devis/${devis.key}`,
    envoi({ version: devis.version, lignes, commentaire: 'Plutôt comme ceci' }),
  );
}

/** The lines of a quote as an edition sends them, each changed in the same way. */
export function toLignes(devis: Devis, autrement: object = {}) {
  return devis.courante.lignes.map(({ id, articleId, quantite, chantier }) => ({
    id,
    articleId,
    quantite,
    chantier,
    ...autrement,
  }));
}
