/** Fields of the calls of shopping lists, asked by someone of another company. */
import type { CodeErreur } from '@comptoir/contract/http/erreurs.ts';
import { envoi, type Equipe } from '../delegue/equipe.ts';
import type { Visitor } from '../visitors.ts';
import type { BiensDeLemaire } from './biens-de-lemaire.ts';

interface Ici {
  equipe: Equipe;
  sien: BiensDeLemaire;
}

type Faire = (who: Visitor, ici: Ici) => Promise<Response>;

const LISTES = '/api/listes-achats';

/** Their list, or one of their lines under a list of one’s own. */
const ESSAIS: Record<string, Faire> = {
  'GET /api/listes-achats/{id} id': (who, { sien }) => who.call('GET', `${LISTES}/${sien.liste}`),
  'GET /api/listes-achats/{id}/export id': (who, { sien }) =>
    who.call('GET', `${LISTES}/${sien.liste}/export`),
  'GET /api/listes-achats/{id}/export lignes': async (who, { sien }) =>
    who.call('GET', `${LISTES}/${await listeOf(who)}/export?lignes=${sien.ligneListe}`),
  'GET /api/listes-achats/valeurs ids': async (who, { sien }) => {
    const answer = await who.call('GET', `${LISTES}/valeurs?ids=${sien.liste}`);
    const valeurs = (await answer.json()) as unknown[];
    return Response.json({ code: valeurs.length === 0 ? 'introuvable' : valeurs.length });
  },
  'PATCH /api/listes-achats/{id} id': (who, { sien }) =>
    who.call('PATCH', `${LISTES}/${sien.liste}`, envoi({ libelle: 'Pris' })),
  'DELETE /api/listes-achats/{id} id': (who, { sien }) =>
    who.call('DELETE', `${LISTES}/${sien.liste}`),
  'POST /api/listes-achats/{id}/restaurer id': (who, { sien }) =>
    who.call('POST', `${LISTES}/${sien.liste}/restaurer`),
  'POST /api/listes-achats/{id}/dupliquer id': (who, { sien }) =>
    who.call('POST', `${LISTES}/${sien.liste}/dupliquer`, envoi({ libelle: 'Copie' })),
  'POST /api/listes-achats/{id}/articles id': (who, { equipe, sien }) =>
    who.call(
      'POST',
      `${LISTES}/${sien.liste}/articles`,
      envoi([{ articleId: equipe.vis, quantite: 1 }]),
    ),
  'PATCH /api/listes-achats/{id}/lignes/{ligneId} id': (who, { sien }) =>
    who.call('PATCH', cheminLigne(sien.liste, sien), envoi({ quantite: 9 })),
  'PATCH /api/listes-achats/{id}/lignes/{ligneId} ligneId': async (who, { sien }) =>
    who.call('PATCH', cheminLigne(await listeOf(who), sien), envoi({ quantite: 9 })),
  'POST /api/listes-achats/{id}/lignes/{ligneId}/remplacer id': (who, { equipe, sien }) =>
    who.call(
      'POST',
      `${cheminLigne(sien.liste, sien)}/remplacer`,
      envoi({ articleId: equipe.perceuse }),
    ),
  'POST /api/listes-achats/{id}/lignes/{ligneId}/remplacer ligneId': async (
    who,
    { equipe, sien },
  ) =>
    who.call(
      'POST',
      `${cheminLigne(await listeOf(who), sien)}/remplacer`,
      envoi({ articleId: equipe.perceuse }),
    ),
  'DELETE /api/listes-achats/{id}/lignes id': (who, { sien }) =>
    who.call('DELETE', `${LISTES}/${sien.liste}/lignes`, envoi([sien.ligneListe])),
  'DELETE /api/listes-achats/{id}/lignes body': async (who, { sien }) =>
    who.call('DELETE', `${LISTES}/${await listeOf(who)}/lignes`, envoi([sien.ligneListe])),
  'POST /api/listes-achats/{id}/lignes/remettre id': (who, { sien }) =>
    who.call('POST', `${LISTES}/${sien.liste}/lignes/remettre`, envoi([sien.ligneListe])),
  'POST /api/listes-achats/{id}/lignes/remettre body': async (who, { sien }) =>
    who.call('POST', `${LISTES}/${await listeOf(who)}/lignes/remettre`, envoi([sien.ligneListe])),
  'POST /api/listes-achats/{id}/importer id': (who, { sien }) =>
    who.call('POST', `${LISTES}/${sien.liste}/importer`, envoi({ texte: 'VBF-05060-ZJ 2' })),
  'GET /api/listes-achats/{id}/comptage id': (who, { sien }) =>
    who.call('GET', `${LISTES}/${sien.liste}/comptage`),
  'POST /api/listes-achats/{id}/comptage id': (who, { sien }) =>
    who.call('POST', `${LISTES}/${sien.liste}/comptage`, envoi(comptes(sien))),
  'POST /api/listes-achats/{id}/comptage ligneId': async (who, { sien }) =>
    who.call('POST', `${LISTES}/${await listeOf(who)}/comptage`, envoi(comptes(sien))),
  'POST /api/listes-achats/{id}/lignes/deplacer id': (who, { sien }) =>
    who.call('POST', `${LISTES}/${sien.liste}/lignes/deplacer`, envoi(deplacement(sien))),
  'POST /api/listes-achats/{id}/lignes/deplacer ligneIds': async (who, { sien }) =>
    who.call('POST', `${LISTES}/${await listeOf(who)}/lignes/deplacer`, envoi(deplacement(sien))),
  'POST /api/listes-achats/{id}/lignes/deplacer avant': async (who, { equipe, sien }) => {
    const { id, ligneId } = await listeAvecLigne(who, equipe);
    const body = { ligneIds: [ligneId], avant: sien.ligneListe };
    return who.call('POST', `${LISTES}/${id}/lignes/deplacer`, envoi(body));
  },
  'PATCH /api/listes-achats/{id}/sections/{rang} id': (who, { sien }) =>
    who.call('PATCH', `${LISTES}/${sien.liste}/sections/1`, envoi({ libelle: 'Prise' })),
  'POST /api/listes-achats/{id}/fusionner id': async (who, { sien }) =>
    who.call('POST', `${LISTES}/${sien.liste}/fusionner`, envoi({ deId: await listeOf(who) })),
  'POST /api/listes-achats/{id}/fusionner deId': async (who, { sien }) =>
    who.call('POST', `${LISTES}/${await listeOf(who)}/fusionner`, envoi({ deId: sien.liste })),
  'POST /api/listes-achats/{id}/scinder id': (who, { sien }) =>
    who.call('POST', `${LISTES}/${sien.liste}/scinder`, envoi(partie(sien))),
  'POST /api/listes-achats/{id}/scinder ligneIds': async (who, { sien }) =>
    who.call('POST', `${LISTES}/${await listeOf(who)}/scinder`, envoi(partie(sien))),
  'POST /api/listes-achats/{id}/cibles id': (who, { sien }) =>
    who.call('POST', `${LISTES}/${sien.liste}/cibles`, envoi(null)),
};

export const ESSAIS_LISTES = Object.fromEntries(
  Object.entries(ESSAIS).map(([champ, faire]) => [
    champ,
    { par: 'acheteur', faire, reponse: { code: 'introuvable' as CodeErreur } },
  ]),
);

function comptes({ ligneListe }: BiensDeLemaire) {
  return [{ ligneId: ligneListe, reste: 1 }];
}

function deplacement({ ligneListe }: BiensDeLemaire) {
  return { ligneIds: [ligneListe], section: 'Prise' };
}

function partie({ ligneListe }: BiensDeLemaire) {
  return { libelle: 'Partie', ligneIds: [ligneListe] };
}

async function listeAvecLigne(who: Visitor, { vis }: Equipe) {
  const articles = [{ articleId: vis, quantite: 1 }];
  const answer = await who.call('POST', LISTES, envoi({ libelle: 'Les miens', articles }));
  const { id } = (await answer.json()) as { id: number };
  const lue = await who.call('GET', `${LISTES}/${id}`);
  const { groupes } = (await lue.json()) as { groupes: { lignes: { ligneId: number }[] }[] };
  return { id, ligneId: groupes[0]?.lignes[0]?.ligneId ?? 0 };
}

/** What someone else’s line is asked for by. */
function cheminLigne(listeId: number, { ligneListe }: BiensDeLemaire): string {
  return `${LISTES}/${listeId}/lignes/${ligneListe}`;
}

/** A list of who asks. */
export async function listeOf(who: Visitor): Promise<number> {
  const answer = await who.call('POST', LISTES, envoi({ libelle: 'Les miens' }));
  const { id } = (await answer.json()) as { id: number };
  return id;
}
