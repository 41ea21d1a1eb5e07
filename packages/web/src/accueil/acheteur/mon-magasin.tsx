import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Store } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import { nomMagasin } from '../../articles/nom-magasin.public.ts';
import { Lien } from '../../page/lien.tsx';
import { EtatDuMagasin, useMaintenant } from '../../magasins/etat-du-magasin.public.ts';
import { magasinQuery } from '../../magasins/magasin-du-client.public.ts';
import { ouvrirChoixMagasin } from '../../magasins/ouvrir-choix-magasin.public.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';

/** The store of the buyer and whether it is open; where there is none, the way to choose one. */
export function MonMagasin({ id }: { id: number | undefined }) {
  const t = useTexts('accueil');
  const context = useRouteContext({ from: '__root__' });
  const { locale } = context;
  const { data } = useQuery({ ...magasinQuery(context, id ?? 0), enabled: id !== undefined });
  const maintenant = useMaintenant();
  const boite = 'mt-3 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 type-body';
  if (!data) {
    return (
      <p className={boite}>
        <Store size={20} aria-hidden />
        <ChoisirMagasin>{t('acheteur.choisirMagasin')}</ChoisirMagasin>
      </p>
    );
  }
  const { magasin, jour } = data;
  return (
    <p className={boite}>
      <Store size={20} aria-hidden />
      <Lien href={liens.magasin(locale, magasin)} className="type-name hover:underline">
        {nomMagasin(magasin.libelle)}
      </Lien>
      <EtatDuMagasin magasin={magasin} jour={jour} maintenant={maintenant} />
      <ChoisirMagasin>{t('acheteur.changerMagasin')}</ChoisirMagasin>
    </p>
  );
}

function ChoisirMagasin({ children }: { children: string }) {
  return (
    <Lien
      href={liens.magasins(useLocale())}
      onClick={ouvrirChoixMagasin}
      className="inline-flex items-center text-link hover:underline pointer-coarse:min-h-11"
    >
      {children}
    </Lien>
  );
}
