import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { FileDown } from 'lucide-react';
import {
  calculerDevis,
  type TotauxDevis,
} from '@comptoir/contract/devis-clientele/calculer-devis.ts';
import type { DocumentDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';
import {
  imprimerDevisRecu,
  type DevisRecu,
} from '@comptoir/contract/devis-clientele/envoi-devis.contract.ts';
import { isZeroMontant } from '@comptoir/contract/argent.ts';
import {
  formatArgent,
  formatDate,
  formatHeure,
  formatNombre,
  formatPourcent,
} from '@comptoir/contract/words/formats.ts';
import { downloadAnswer } from '../../http/download-answer.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { LignesRecues } from './lignes-recues.tsx';
import { ReponseDevis } from './reponse-devis.tsx';

interface Props {
  devis: DevisRecu;
  jeton: string;
}

export function LectureDevis({ devis, jeton }: Props) {
  const t = useTexts('devis-recu');
  const locale = useLocale();
  const { numero, entreprise, document: doc, situation, signature } = devis;
  const [choisies, setChoisies] = useState<readonly string[]>([]);
  const vu = doc && situation === 'ouvert' ? choisir(doc, choisies) : doc;
  return (
    <article className="flex flex-col gap-6">
      {/* The colour of the company as an attribute: no style stands in a page. */}
      <svg aria-hidden="true" className="h-1 w-full">
        <rect width="100%" height="100%" fill={entreprise.couleur} />
      </svg>
      <header className="flex flex-wrap items-start justify-between gap-4 border-b border-line pb-4">
        <div>
          {entreprise.hasLogo && (
            <img
              src={`/api/devis-recu/${jeton}/logo`}
              alt=""
              className="mb-2 max-h-16 max-w-50 rounded-badge bg-tile object-contain"
            />
          )}
          <p className="type-h3">{entreprise.nom}</p>
          <p className="type-meta whitespace-pre-line text-text-2">{entreprise.adresse}</p>
          <p className="flex flex-wrap gap-x-4 type-meta">
            <a href={`mailto:${entreprise.email}`} className="text-link hover:underline">
              {entreprise.email}
            </a>
            {entreprise.telephone && (
              <a href={`tel:${entreprise.telephone}`} className="text-link hover:underline">
                {entreprise.telephone}
              </a>
            )}
          </p>
        </div>
        <div className="text-end max-sm:text-start">
          <h1 className="type-h1">{t('titre', { numero })}</h1>
          {doc && (
            <p className="type-meta text-text-2">
              {t('dates', { date: formatDate(doc.date), jour: formatDate(doc.valableJusqu) })}
            </p>
          )}
        </div>
      </header>
      {situation !== 'ouvert' && (
        <Alert state={situation === 'accepte' ? 'ok' : 'info'} live>
          {t(`situations.${situation}`)}
          {signature &&
            ` ${t('signe', {
              nom: signature.nom,
              jour: formatDate(signature.le),
              heure: formatHeure(locale, signature.le),
            })}`}
        </Alert>
      )}
      {doc && vu && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Bloc
              titre={t('pour')}
              texte={[doc.client.nom, doc.client.contact, doc.client.adresse]}
            />
            {doc.chantier && <Bloc titre={t('chantier')} texte={[doc.chantier]} />}
          </div>
          {doc.titre && <h2 className="type-h2">{doc.titre}</h2>}
          {doc.notes && <p className="max-w-prose whitespace-pre-line">{doc.notes}</p>}
          <LignesRecues
            document={vu}
            {...(situation === 'ouvert' && {
              onChoix: (id: string) =>
                setChoisies(
                  choisies.includes(id) ? choisies.filter((une) => une !== id) : [...choisies, id],
                ),
            })}
          />
          <Totaux document={vu} totaux={calculerDevis(vu)} />
          {doc.conditions && (
            <Bloc titre={t('conditions')} texte={[doc.conditions]} className="max-w-prose" />
          )}
          <Papier jeton={jeton} />
          {situation === 'ouvert' && (
            <ReponseDevis devis={devis} jeton={jeton} options={choisies} />
          )}
        </>
      )}
      {entreprise.mentions && (
        <footer className="border-t border-line pt-3 type-caption whitespace-pre-line text-text-2">
          {entreprise.mentions}
        </footer>
      )}
    </article>
  );
}

function Papier({ jeton }: { jeton: string }) {
  const t = useTexts('devis-recu');
  const { api } = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const papier = useMutation({
    mutationFn: () => api.call(imprimerDevisRecu, { params: { jeton } }),
    onSuccess: downloadAnswer,
  });
  return (
    <div className="print:hidden">
      <Button size="sm" icon={FileDown} busy={papier.isPending} onClick={() => papier.mutate()}>
        {t('pdf')}
      </Button>
      {papier.isError && (
        <p role="alert" className="mt-1 type-meta text-err">
          {failureText(papier.error)}
        </p>
      )}
    </div>
  );
}

function choisir(doc: DocumentDevis, choisies: readonly string[]): DocumentDevis {
  return {
    ...doc,
    sections: doc.sections.map((section) => ({
      ...section,
      lignes: section.lignes.map((ligne) => ({
        ...ligne,
        choisie: ligne.option && choisies.includes(ligne.id),
      })),
    })),
  };
}

function Bloc({
  titre,
  texte,
  className = '',
}: {
  titre: string;
  texte: readonly string[];
  className?: string;
}) {
  return (
    <section className={className}>
      <h2 className="type-label text-text-2">{titre}</h2>
      <p className="whitespace-pre-line">{texte.filter(Boolean).join('\n')}</p>
    </section>
  );
}

function Totaux({ document: doc, totaux }: { document: DocumentDevis; totaux: TotauxDevis }) {
  const t = useTexts('devis-recu');
  const locale = useLocale();
  const { totalHT, tva, ttc, optionsHT, echeances } = totaux;
  const mentions = tva.flatMap(({ taux }) =>
    taux === '20'
      ? []
      : [t(taux === '0' ? `tva.${doc.exoneration}` : `tva.${taux === '10' ? 'dix' : 'cinq'}`)],
  );
  return (
    <div className="flex flex-col gap-3">
      <dl className="ml-auto grid w-full max-w-100 grid-cols-[1fr_auto] gap-y-1 [&>dt]:pr-6 [&>div>dt]:pr-6">
        <dt>{t('totaux.ht')}</dt>
        <dd className="text-end">{formatArgent(locale, totalHT)}</dd>
        {tva.map(({ taux, base, montant }) => (
          <div key={taux} className="contents text-text-2">
            <dt>
              {t('totaux.tva', {
                taux: formatNombre(locale, taux),
                base: formatArgent(locale, base),
              })}
            </dt>
            <dd className="text-end">{formatArgent(locale, montant)}</dd>
          </div>
        ))}
        <dt className="border-t-2 border-text pt-1 type-h3">{t('totaux.ttc')}</dt>
        <dd className="border-t-2 border-text pt-1 text-end type-h3" data-total="ttc">
          {formatArgent(locale, ttc)}
        </dd>
        {!isZeroMontant(optionsHT) && (
          <div className="contents type-meta text-text-2">
            <dt>{t('totaux.options')}</dt>
            <dd className="text-end">{formatArgent(locale, optionsHT)}</dd>
          </div>
        )}
      </dl>
      {echeances.length > 0 && (
        <section>
          <h2 className="type-label text-text-2">{t('echeancier')}</h2>
          <ul className="max-w-100">
            {echeances.map(({ libelle, pourcent, montant }, rang) => (
              <li key={rang} className="flex justify-between gap-6">
                <span>{`${libelle} (${formatPourcent(locale, pourcent)})`}</span>
                <span>{formatArgent(locale, montant)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {mentions.map((mention) => (
        <p key={mention} className="max-w-prose type-caption text-text-2">
          {mention}
        </p>
      ))}
    </div>
  );
}
