import type { ChangementEquipe } from '@comptoir/contract/identite/journal-equipe.contract.ts';
import { ROLES_COMPTE } from '@comptoir/contract/identite/regles.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { TranslateOf } from '../../words/use-texts.ts';
import { direAffaires } from './dire-affaires.ts';
import { direLimites } from './dire-limites.ts';

/** One change of the team in words. */
export function direChangement(
  t: TranslateOf<'identite'>,
  locale: Locale,
  { action, personne, details }: ChangementEquipe,
  devise: string,
): string {
  const texte = (nom: string) => String(details[nom] ?? '');
  const role = (nom: string) => {
    const connu = ROLES_COMPTE.find((each) => each === details[nom]);
    return connu ? t(`equipe.roles.${connu}`) : texte(nom);
  };
  const valeurs = {
    personne: personne ?? t('equipe.journal.parti'),
    email: texte('email'),
    role: role('role'),
    de: role('de'),
    vers: role('vers'),
    limites: '',
    quoi: '',
  };
  switch (action) {
    case 'limites': {
      const limite = (nom: string) => (details[nom] == null ? null : texte(nom));
      const limites = {
        limiteCommande: limite('limiteCommande'),
        limiteMois: limite('limiteMois'),
      };
      return t('equipe.journal.actions.limites', {
        ...valeurs,
        limites: direLimites(t, locale, limites, devise),
      });
    }
    case 'transmission': {
      const nombre = (nom: string) => Number(details[nom] ?? 0);
      const affaires = {
        listes: nombre('listes'),
        lignesPanier: nombre('lignesPanier'),
        devis: nombre('devis'),
      };
      return t('equipe.journal.actions.transmission', {
        ...valeurs,
        quoi: direAffaires(t, affaires),
      });
    }
    default:
      return t(`equipe.journal.actions.${action}`, valeurs);
  }
}
