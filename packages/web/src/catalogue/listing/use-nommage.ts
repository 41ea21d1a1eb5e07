import type { RechercheReponse } from '@comptoir/contract/recherche/recherche.contract.ts';
import { DEVISE_PAR_DEFAUT } from '@comptoir/contract/words/formats.ts';
import { aMagasin } from '../../articles/articles.public.ts';
import { usePage } from '../../page/page-context.ts';
import { useTexts } from '../../words/use-texts.ts';
import type { Nommage } from './facettes/noms-facettes.ts';

export function useNommage(reponse: RechercheReponse | undefined): Nommage {
  const t = useTexts('listing');
  const { locale, session } = usePage();
  const tarif = reponse?.articles.find((article) => article.tarif)?.tarif;
  return {
    t,
    locale,
    devise: tarif?.prixNetHT.devise ?? DEVISE_PAR_DEFAUT[locale],
    lieu: session.magasin && aMagasin(locale, session.magasin.libelle),
  };
}
