/** One request of each call of shopping lists that is recorded in the journal. */
import type { ListeDetaillee } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import type { Visitor } from '../visitors.ts';
import { envoi, read, type Equipe } from './equipe.ts';

const LISTES = '/api/listes-achats';

/** A list of the customer one acts for, with the screw in it. */
export function posterListe({ vis }: Equipe, who: Visitor): Promise<Response> {
  const articles = [{ articleId: vis, quantite: 1 }];
  return who.call('POST', LISTES, envoi({ libelle: 'Fourgon', articles }));
}

export async function creerListe(equipe: Equipe, who: Visitor): Promise<number> {
  return (await read<{ id: number }>(posterListe(equipe, who))).id;
}

export function exemplesListes(equipe: Equipe) {
  const cheminListe = async (who: Visitor) => `${LISTES}/${await creerListe(equipe, who)}`;
  const uneLigne = async (who: Visitor) => {
    const chemin = await cheminListe(who);
    const { groupes } = await read<Pick<ListeDetaillee, 'groupes'>>(who.call('GET', chemin));
    const ligneIds = groupes.flatMap(({ lignes }) => lignes.map(({ ligneId }) => ligneId));
    return { chemin, lignes: `${chemin}/lignes`, ligneIds };
  };
  return {
    'POST /api/listes-achats': (who: Visitor) => posterListe(equipe, who),
    'POST /api/listes-achats/{id}/articles': async (who: Visitor) => {
      const articles = [{ articleId: equipe.perceuse, quantite: 1 }];
      return who.call('POST', `${await cheminListe(who)}/articles`, envoi(articles));
    },
    'PATCH /api/listes-achats/{id}': async (who: Visitor) =>
      who.call('PATCH', await cheminListe(who), envoi({ libelle: 'Fourgon 2' })),
    'DELETE /api/listes-achats/{id}': async (who: Visitor) =>
      who.call('DELETE', await cheminListe(who)),
    'POST /api/listes-achats/{id}/restaurer': async (who: Visitor) => {
      const chemin = await cheminListe(who);
      await who.call('DELETE', chemin);
      return who.call('POST', `${chemin}/restaurer`);
    },
    'POST /api/listes-achats/{id}/cibles': async (who: Visitor) =>
      who.call('POST', `${await cheminListe(who)}/cibles`, envoi(null)),
    'POST /api/listes-achats/{id}/comptage': async (who: Visitor) => {
      const { chemin, ligneIds } = await uneLigne(who);
      await who.call('POST', `${chemin}/cibles`, envoi(null));
      const comptes = ligneIds.map((ligneId) => ({ ligneId, reste: 0 }));
      return who.call('POST', `${chemin}/comptage`, envoi(comptes));
    },
    'POST /api/listes-achats/{id}/lignes/deplacer': async (who: Visitor) => {
      const { lignes, ligneIds } = await uneLigne(who);
      return who.call('POST', `${lignes}/deplacer`, envoi({ ligneIds, section: 'Bac' }));
    },
    'PATCH /api/listes-achats/{id}/sections/{rang}': async (who: Visitor) => {
      const { chemin, lignes, ligneIds } = await uneLigne(who);
      await who.call('POST', `${lignes}/deplacer`, envoi({ ligneIds, section: 'Bac' }));
      return who.call('PATCH', `${chemin}/sections/1`, envoi({ libelle: 'Tiroir' }));
    },
    'POST /api/listes-achats/{id}/fusionner': async (who: Visitor) => {
      const deId = await creerListe(equipe, who);
      return who.call('POST', `${await cheminListe(who)}/fusionner`, envoi({ deId }));
    },
    'POST /api/listes-achats/{id}/scinder': async (who: Visitor) => {
      const { chemin, ligneIds } = await uneLigne(who);
      return who.call('POST', `${chemin}/scinder`, envoi({ libelle: 'Partie', ligneIds }));
    },
    'POST /api/listes-achats/{id}/importer': async (who: Visitor) =>
      who.call('POST', `${await cheminListe(who)}/importer`, envoi({ texte: 'VBF-05060-ZJ 2' })),
    'POST /api/listes-achats/{id}/dupliquer': async (who: Visitor) =>
      who.call('POST', `${await cheminListe(who)}/dupliquer`, envoi({ libelle: 'Copie' })),
    'PATCH /api/listes-achats/{id}/lignes/{ligneId}': async (who: Visitor) => {
      const { lignes, ligneIds } = await uneLigne(who);
      return who.call('PATCH', `${lignes}/${ligneIds[0]}`, envoi({ quantite: 3 }));
    },
    'POST /api/listes-achats/{id}/lignes/{ligneId}/remplacer': async (who: Visitor) => {
      const { lignes, ligneIds } = await uneLigne(who);
      const body = envoi({ articleId: equipe.perceuse });
      return who.call('POST', `${lignes}/${ligneIds[0]}/remplacer`, body);
    },
    'DELETE /api/listes-achats/{id}/lignes': async (who: Visitor) => {
      const { lignes, ligneIds } = await uneLigne(who);
      return who.call('DELETE', lignes, envoi(ligneIds));
    },
    'POST /api/listes-achats/{id}/lignes/remettre': async (who: Visitor) => {
      const { lignes, ligneIds } = await uneLigne(who);
      await who.call('DELETE', lignes, envoi(ligneIds));
      return who.call('POST', `${lignes}/remettre`, envoi(ligneIds));
    },
  };
}
