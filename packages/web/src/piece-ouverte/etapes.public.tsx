/** The numbered steps in the header of the tunnel: where one is, and the way to those already done. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import { ETAPES_TUNNEL } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { Lien } from '../page/lien.tsx';
import { usePage } from '../page/page-context.ts';
import { useTexts } from '../words/use-texts.ts';
import { ETAPE_DE_PAGE, isOuverte, lienEtape, rangEtape, type Etape } from './etapes.ts';
import { pieceQuery } from './piece-ouverte.queries.ts';

/** Undefined on a page of the same frame that is no step. */
export function useEtape(): Etape | undefined {
  const { route } = usePage();
  return route?.capability === 'piece-ouverte' ? ETAPE_DE_PAGE[route.nom] : undefined;
}

/** Where the way back leads on a phone: one step before, then the basket. */
export function useRetour(): string {
  const { locale } = usePage();
  const etape = useEtape();
  const avant = etape && ETAPES_TUNNEL[rangEtape(etape) - 1];
  return avant ? lienEtape(locale, avant) : liens.panier(locale);
}

export function EtapesTunnel({ courante }: { courante: Etape }) {
  const t = useTexts('piece-ouverte');
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery({ ...pieceQuery(context), enabled: false });
  const premiere = data?.valeur?.etape ?? 'livraison';
  // Asked for on one page: what stands in the others is changed from there.
  if (data?.valeur?.type === 'Devis') return null;
  return (
    <nav aria-label={t('etapes.titre')} className="mx-auto max-sm:hidden">
      <ol className="flex items-center gap-3">
        {ETAPES_TUNNEL.map((etape, rang) => (
          <li key={etape} className="flex items-center gap-3">
            {rang > 0 && <span aria-hidden className="h-px w-6 bg-on-line lg:w-12" />}
            <PasDeTunnel
              etape={etape}
              rang={rang}
              isCourante={etape === courante}
              isPassee={rang < rangEtape(courante)}
              isOuverte={isOuverte(etape, premiere)}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface PasProps {
  etape: Etape;
  rang: number;
  isCourante: boolean;
  isPassee: boolean;
  isOuverte: boolean;
}

function PasDeTunnel({ etape, rang, isCourante, isPassee, isOuverte: ouverte }: PasProps) {
  const t = useTexts('piece-ouverte');
  const { locale } = usePage();
  const contenu = (
    <>
      <span
        className={clsx(
          'flex size-7 items-center justify-center rounded-full border type-label',
          isCourante ? 'border-on bg-on text-ink' : 'border-on-line',
        )}
      >
        {isPassee ? (
          <Check size={16} role="img" aria-label={t('etapes.faite')} />
        ) : (
          String(rang + 1)
        )}
      </span>
      <span className={clsx('type-label max-lg:hidden', isCourante && 'font-[680]')}>
        {t(`etapes.${etape}`)}
      </span>
    </>
  );
  const classe = 'flex min-h-11 items-center gap-2 rounded-control px-1';
  if (!isCourante && ouverte) {
    return (
      <Lien href={lienEtape(locale, etape)} className={clsx(classe, 'hover:bg-ink-2')}>
        {contenu}
      </Lien>
    );
  }
  return (
    <span
      aria-current={isCourante ? 'step' : undefined}
      className={clsx(classe, !isCourante && 'text-on-2')}
    >
      {contenu}
    </span>
  );
}

/** On a phone, under the title. */
export function RangEtape({ courante }: { courante: Etape }) {
  const t = useTexts('piece-ouverte');
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery({ ...pieceQuery(context), enabled: false });
  if (data?.valeur?.type === 'Devis') return null;
  return (
    <span className="block type-caption text-on-2">
      {t('etapes.rang', { rang: rangEtape(courante) + 1, total: ETAPES_TUNNEL.length })}
    </span>
  );
}
