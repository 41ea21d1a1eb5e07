/** What the lines that are ticked come to, of the very order they would make, and the way to it. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { isZeroMontant, subtractMontants, type Montant } from '@comptoir/contract/argent.ts';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { gainTotal } from '@comptoir/contract/devis/gain.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Lien } from '../../page/lien.tsx';
import { BlocEncadre } from '../../mon-compte/encadre.public.tsx';
import { TotauxPanier } from '../../panier/piece.public.ts';
import { Envois } from '../../piece-ouverte/envois.public.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { commandeDevisQuery } from '../devis.queries.ts';
import { resumeOf } from '../suite/partie-lue.ts';
import type { Choix } from './lignes-choisies.ts';

interface Props {
  devis: Devis;
  choix: Choix;
}

export function CommanderLignes({ devis, choix }: Props) {
  const t = useTexts('devis');
  const tTunnel = useTexts('piece-ouverte');
  const failureText = useFailureText();
  const context = useRouteContext({ from: '__root__' });
  const { nombre, demande, ecartees } = choix;
  const { data, error, isPlaceholderData } = useQuery({
    ...commandeDevisQuery(context, devis, demande),
    enabled: nombre > 0,
    placeholderData: keepPreviousData,
  });
  const { locale } = context;
  const gain = gainDuChoix(devis, ecartees);
  const isTout = data?.entiere ?? demande.sauf === undefined;
  return (
    <>
      <BlocEncadre
        titre={isTout ? t('encadre.totaux') : t('encadre.totauxChoisies', { count: nombre })}
      >
        {error ? (
          <Alert state="err" live className="mt-2">
            {failureText(error)}
          </Alert>
        ) : data && nombre > 0 ? (
          <div
            className={clsx('mt-2', isPlaceholderData && 'opacity-60')}
            aria-busy={isPlaceholderData}
          >
            <TotauxPanier tarif={data.tarif} />
            {data.livraison.portLibelle && (
              <p className="mt-2 type-caption text-text-2">
                {t('encadre.port', { libelle: data.livraison.portLibelle })}
              </p>
            )}
          </div>
        ) : (
          <Skeleton className={clsx('mt-2 h-52 w-full', nombre === 0 && 'invisible')} />
        )}
        {!isZeroMontant(gain) && (
          <p className="mt-2 rounded-control bg-ok-b px-3 py-2 text-ok">
            {t('encadre.gain', { montant: formatArgent(locale, gain) })}
          </p>
        )}
      </BlocEncadre>
      {data && nombre > 0 && !error && (
        <BlocEncadre titre={tTunnel(`envois.titre-${data.livraison.mode}`)}>
          <div className="mt-2 -mb-3">
            <Envois envois={data.livraison.envois} mode={data.livraison.mode} />
          </div>
        </BlocEncadre>
      )}
      {devis.actions.accepter && (
        <div className="px-5 py-4 print:hidden">
          {nombre === 0 ? (
            <Button kind="primary" size="lg" block disabledReason={t('accepter.aucune')}>
              {t('accepter.lignes', { count: 0 })}
            </Button>
          ) : (
            <Lien
              href={liens.devisCommande(locale, devis.key, {
                query: { sauf: ecartees.size > 0 ? [...ecartees].join(',') : undefined },
              })}
              className={clsx(buttonClass({ kind: 'primary', size: 'lg' }), 'w-full')}
            >
              {isTout ? t('accepter.tout') : t('accepter.lignes', { count: nombre })}
            </Lien>
          )}
          <p className="mt-2 type-caption text-text-2">{t('accepter.ensuite')}</p>
        </div>
      )}
    </>
  );
}

/** What was left out was read. */
function gainDuChoix({ courante }: Devis, ecartees: Choix['ecartees']): Montant {
  const sans = courante.lignes.filter(({ id }) => ecartees.has(id));
  return subtractMontants(resumeOf(courante).gainLibresHT, gainTotal(sans, courante.tarif.devise));
}
