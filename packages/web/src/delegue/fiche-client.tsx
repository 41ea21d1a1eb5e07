/** What one wants to know of a customer before calling them. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { isZeroMontant, roundMontant, type Montant } from '@comptoir/contract/argent.ts';
import type { FicheClient as Fiche } from '@comptoir/contract/delegue/comptes.contract.ts';
import {
  formatArgent,
  formatDate,
  formatJour,
  formatNombre,
} from '@comptoir/contract/words/formats.ts';
import { nomMagasin } from '../articles/nom-magasin.public.ts';
import { codeOf } from '../http/http-answer.ts';
import { isQueryFailure } from '../http/query-failure.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { Badge } from '../ui/notice/badge.tsx';
import { Button } from '../ui/button/button.tsx';
import { Skeleton } from '../ui/notice/skeleton.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { ficheQuery } from './delegue.queries.ts';
import { HabitudesDues } from './habitudes-dues.tsx';
import { formatTelephone } from '@comptoir/contract/words/telephone.ts';
import { tendance } from './tendance.ts';

export function FicheClient({ compteId }: { compteId: number }) {
  const t = useTexts('delegue');
  const tErreurs = useTexts('erreurs');
  const context = useRouteContext({ from: '__root__' });
  const { data: fiche, error, refetch } = useQuery(ficheQuery(context, compteId));
  if (isQueryFailure(error)) {
    const reessayer = (
      <Button size="sm" onClick={() => void refetch()}>
        {t('reessayer')}
      </Button>
    );
    return (
      <Alert state="err" action={reessayer}>
        {tErreurs(codeOf(error.response))}
      </Alert>
    );
  }
  if (!fiche) return <Attente />;
  return (
    <section aria-label={t('fiche.titre', { client: fiche.compte.libelle })}>
      <Identite fiche={fiche} />
      <Chiffres fiche={fiche} />
      <HabitudesDues compteId={compteId} habitudes={fiche.habitudesDues} jour={fiche.jour} />
    </section>
  );
}

function Identite({ fiche }: { fiche: Fiche }) {
  const t = useTexts('delegue');
  const { compte, adresse, magasin } = fiche;
  return (
    <>
      <h3 className="type-h3">{compte.libelle}</h3>
      {compte.bloque && (
        <p className="mt-1 type-meta">
          <Badge tone="err" className="mr-2">
            {t('consultation.libelle')}
          </Badge>
          {t('consultation.detail')}
        </p>
      )}
      <p className="type-meta text-text-2">
        {[adresse.ligne1, adresse.ligne2].filter(Boolean).join(', ')}
        <br />
        {compte.codePostal} {compte.ville}
        {magasin && ` · ${nomMagasin(magasin)}`}
      </p>
      {compte.telephone !== '' && (
        <a
          href={`tel:${compte.telephone.replaceAll(/[^+\d]/g, '')}`}
          className="mt-1 inline-flex min-h-8 items-center gap-2 type-label text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
        >
          <Phone size={16} aria-hidden />
          {formatTelephone(compte.telephone)}
        </a>
      )}
    </>
  );
}

function Chiffres({ fiche }: { fiche: Fiche }) {
  const t = useTexts('delegue');
  const locale = useLocale();
  const { derniereCommande, chiffreAffaires, retard, encours, plafondCredit } = fiche;
  const argent = (montant: Montant) => formatArgent(locale, roundMontant(montant));
  const isEnRetard = !isZeroMontant(retard);
  return (
    <dl className="mt-3 divide-y divide-line border-y border-line">
      <Chiffre
        nom={t('fiche.derniereCommande')}
        detail={derniereCommande && formatJour(locale, derniereCommande.le, fiche.jour)}
      >
        {derniereCommande ? argent(derniereCommande.montant) : t('fiche.jamais')}
      </Chiffre>
      <Chiffre
        nom={t('fiche.chiffreAffaires')}
        detail={
          <Tendance pourcent={tendance(chiffreAffaires.courant, chiffreAffaires.precedent)} />
        }
      >
        {argent(chiffreAffaires.courant)}
      </Chiffre>
      <Chiffre
        nom={t('fiche.encours')}
        detail={
          !isZeroMontant(fiche.engage) && t('fiche.engage', { montant: argent(fiche.engage) })
        }
      >
        {argent(encours)}
      </Chiffre>
      {fiche.creditRestant && (
        <Chiffre
          nom={t('fiche.credit')}
          detail={plafondCredit && t('fiche.plafond', { montant: argent(plafondCredit) })}
        >
          {argent(fiche.creditRestant)}
        </Chiffre>
      )}
      <Chiffre
        nom={t('fiche.retard')}
        isAlerte={isEnRetard}
        detail={
          isEnRetard &&
          fiche.facturesEchues &&
          t('fiche.echues', {
            count: fiche.facturesEchues.nombre,
            date: formatDate(fiche.facturesEchues.depuis),
          })
        }
      >
        {isEnRetard ? argent(retard) : t('fiche.rien')}
      </Chiffre>
      {fiche.devisQuiExpirent > 0 && (
        <Chiffre nom={t('fiche.devis')}>{formatNombre(locale, fiche.devisQuiExpirent)}</Chiffre>
      )}
      <Chiffre nom={t('fiche.panier')}>{t('fiche.lignes', { count: fiche.lignesPanier })}</Chiffre>
    </dl>
  );
}

interface ChiffreProps {
  nom: string;
  detail?: ReactNode;
  isAlerte?: boolean;
  children: ReactNode;
}

function Chiffre({ nom, detail, isAlerte = false, children }: ChiffreProps) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-3 py-1.5">
      <dt className="type-meta text-text-2">{nom}</dt>
      <dd className={clsx('text-end type-label', isAlerte && 'text-err')}>
        {children}
        {detail && <span className="block type-caption text-text-2">{detail}</span>}
      </dd>
    </div>
  );
}

function Tendance({ pourcent }: { pourcent: number | null }) {
  const t = useTexts('delegue');
  const locale = useLocale();
  if (pourcent === null) return t('fiche.nouveau');
  const signe = pourcent > 0 ? '+' : pourcent < 0 ? '−' : '';
  return (
    <span className={clsx(pourcent > 0 && 'text-ok', pourcent < 0 && 'text-warn')}>
      {t('fiche.tendance', { pourcent: signe + formatNombre(locale, Math.abs(pourcent)) })}
    </span>
  );
}

function Attente() {
  return (
    <div aria-hidden>
      <Skeleton className="h-6 w-48" />
      <Skeleton className="mt-2 h-10 w-40" />
      {Array.from({ length: 5 }, (_, at) => (
        <Skeleton key={at} className="mt-3 h-8 w-full" />
      ))}
    </div>
  );
}
