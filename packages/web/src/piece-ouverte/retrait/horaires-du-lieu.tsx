/** Where it is, whether it is open, and its week when asked for. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useTexts } from '../../words/use-texts.ts';
import { enLigne } from '../adresses/ligne-adresse.tsx';
import {
  EtatDuMagasin,
  lieuxQuery,
  SemaineOuverte,
  useMaintenant,
} from '../../magasins/magasins.public.ts';

export function HorairesDuLieu({ magasinId }: { magasinId: number }) {
  const t = useTexts('piece-ouverte');
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery(lieuxQuery(context, {}));
  const maintenant = useMaintenant();
  const lieu = data?.magasins.find(({ id }) => id === magasinId);
  if (!data || !lieu) return <div className="h-10" />;
  const adresse = { ...lieu, ...lieu.adresse };
  return (
    <>
      <p className="type-meta text-text-2">{enLigne(adresse)}</p>
      <EtatDuMagasin
        magasin={lieu}
        jour={data.jour}
        maintenant={maintenant}
        className="type-meta"
      />
      <details className="mt-1">
        <summary className="inline-flex min-h-8 items-center type-meta font-[560] text-link max-sm:min-h-11 pointer-coarse:min-h-11">
          {t('horaires.voir')}
        </summary>
        <SemaineOuverte horaires={lieu.horaires} />
      </details>
    </>
  );
}
