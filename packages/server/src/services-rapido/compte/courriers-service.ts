/** The mails around a request: to who looks after the company, and to who asked. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import type { CodeService } from '@comptoir/contract/services-rapido/services-compte.contract.ts';
import { DEFAULT_LOCALE, type Locale } from '@comptoir/contract/words/locales.ts';
import type { Courrier } from '../../courrier/envoi.ts';
import { MOTS } from '../../courrier/mots.ts';
import type { Interlocuteurs } from '../../delegue/delegue.public.ts';

interface Demandee {
  qui: Interlocuteurs;
  service: CodeService;
}

/** The staff reads French; an answer goes to who asked. */
export function courrierDemande(
  numero: string,
  { qui, service, texte, langue }: Demandee & { texte: string; langue: Locale },
): Courrier {
  const t = MOTS[DEFAULT_LOCALE];
  const mots = {
    numero,
    service: t(`service.noms.${service}`),
    nom: qui.nom,
    client: qui.compte.libelle,
    code: qui.compte.code,
    langue,
    texte,
  };
  return {
    a: qui.delegue?.email ?? enseigne.supportDigital.email,
    repondreA: qui.email,
    sujet: t('service.demande.sujet', mots),
    texte: t('service.demande.texte', mots),
    langue: DEFAULT_LOCALE,
  };
}

export function courrierAccuse(numero: string, { qui, service }: Demandee): Courrier {
  const t = MOTS[qui.langue];
  const mots = {
    numero,
    service: t(`service.noms.${service}`),
    telephone: enseigne.contact.telephone.libelle,
    enseigne: enseigne.nom,
  };
  return {
    a: qui.email,
    repondreA: qui.delegue?.email ?? enseigne.supportDigital.email,
    sujet: t('service.accuse.sujet', mots),
    texte: t('service.accuse.texte', mots),
    langue: qui.langue,
  };
}
