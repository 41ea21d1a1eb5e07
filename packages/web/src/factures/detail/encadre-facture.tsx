/** Beside the lines: what it comes to, what was paid, how to pay the rest, whose it is. */
import type { Facture } from '@comptoir/contract/factures/factures.contract.ts';
import { formatIban } from '@comptoir/contract/enseigne/enseigne-banque.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { formatArgent, formatDate, formatNombre } from '@comptoir/contract/words/formats.ts';
import { formatSiret } from '@comptoir/contract/identite/siret.ts';
import { BlocEncadre, Encadre } from '../../mon-compte/encadre.public.tsx';
import { Lien } from '../../page/lien.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { TransmissionFacture } from './transmission-facture.tsx';

export function EncadreFacture({ facture }: { facture: Facture }) {
  const t = useTexts('factures');
  return (
    <Encadre>
      <BlocEncadre titre={t('encadre.total')}>
        <Totaux facture={facture} />
      </BlocEncadre>
      {facture.reglements.length > 0 && (
        <BlocEncadre titre={t('encadre.reglements')}>
          <Reglements facture={facture} />
        </BlocEncadre>
      )}
      <BlocEncadre titre={t('encadre.facturation')}>
        <Acheteur facture={facture} />
      </BlocEncadre>
      <References facture={facture} />
      <TransmissionFacture facture={facture} />
      {Number(facture.reste.montant) > 0 && (
        <BlocEncadre titre={t('encadre.virement')}>
          <p>{facture.document.vendeur.nom}</p>
          <p className="type-ref">{formatIban(facture.document.vendeur.iban)}</p>
          <p className="type-ref">{facture.document.vendeur.bic}</p>
          <p className="mt-1 type-meta text-text-2">
            {t('encadre.rappeler', { numero: facture.numero })}
          </p>
        </BlocEncadre>
      )}
    </Encadre>
  );
}

function Totaux({ facture: { document, reste, genre } }: { facture: Facture }) {
  const t = useTexts('factures');
  const locale = useLocale();
  const { devise, totaux, tva, frais } = document;
  const argent = (montant: string) => formatArgent(locale, { montant, devise });
  const taux = (nombre: string) => formatNombre(locale, nombre);
  return (
    <dl data-montants className="flex flex-col gap-1">
      <Rangee nom={t('encadre.lignes')} valeur={argent(totaux.lignesHT)} />
      {Number(totaux.ecoHT) !== 0 && (
        <Rangee nom={t('encadre.eco')} valeur={argent(totaux.ecoHT)} />
      )}
      {frais.map(({ libelle, genre: quoi, montantHT }, i) => (
        <Rangee
          key={i}
          nom={libelle}
          valeur={argent(quoi === 'remise' ? `-${montantHT}` : montantHT)}
        />
      ))}
      <Rangee nom={t('encadre.ht')} valeur={argent(totaux.ht)} />
      {tva.map((row) => (
        <Rangee
          key={row.taux}
          nom={t('encadre.tva', { taux: taux(row.taux), base: argent(row.base) })}
          valeur={argent(row.montant)}
        />
      ))}
      {totaux.tvaEuros !== null && (
        <Rangee
          nom={t('encadre.tvaEuros', { taux: totaux.taux ?? '' })}
          valeur={formatArgent(locale, { montant: totaux.tvaEuros, devise: 'EUR' })}
        />
      )}
      <Rangee nom={t('encadre.ttc')} valeur={argent(totaux.ttc)} fort />
      <Rangee
        nom={t(genre === 'avoir' ? 'encadre.aDeduire' : 'encadre.reste')}
        valeur={formatArgent(locale, reste)}
        fort
      />
    </dl>
  );
}

function Rangee({ nom, valeur, fort = false }: { nom: string; valeur: string; fort?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${fort ? 'font-[620]' : ''}`}>
      <dt>{nom}</dt>
      <dd className="whitespace-nowrap">{valeur}</dd>
    </div>
  );
}

function Reglements({ facture: { reglements } }: { facture: Facture }) {
  const t = useTexts('factures');
  const locale = useLocale();
  return (
    <ul className="flex flex-col gap-1">
      {reglements.map(({ faitLe, montant, moyen, reference, avoirKey }, i) => (
        <li key={i} className="flex justify-between gap-4">
          <span>
            {formatDate(faitLe)} · {t(`moyens.${moyen}`)}{' '}
            {avoirKey === null ? (
              <span className="type-caption text-text-2">{reference}</span>
            ) : (
              <Lien href={liens.facture(locale, avoirKey)} className="text-link hover:underline">
                {reference}
              </Lien>
            )}
          </span>
          <span data-montants className="whitespace-nowrap">
            {formatArgent(locale, montant)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Acheteur({ facture: { document } }: { facture: Facture }) {
  const t = useTexts('factures');
  const { adresse, siret, tva } = document.acheteur;
  return (
    <address className="not-italic">
      {[adresse.nom, adresse.ligne1, adresse.ligne2, `${adresse.codePostal} ${adresse.ville}`]
        .filter(Boolean)
        .map((ligne) => (
          <span key={ligne} className="block">
            {ligne}
          </span>
        ))}
      <span className="mt-1 block type-meta text-text-2">
        {t('encadre.siret', { siret: formatSiret(siret) })}
      </span>
      {tva && (
        <span className="block type-meta text-text-2">{t('encadre.numeroTva', { tva })}</span>
      )}
    </address>
  );
}

/** What the buyer's own accounts look for. */
function References({ facture }: { facture: Facture }) {
  const t = useTexts('factures');
  const locale = useLocale();
  const { codeService, engagement, commandeClient, motif } = facture.document.references;
  const rangees = [
    [t('encadre.service'), codeService],
    [t('encadre.engagement'), engagement],
    [t('encadre.reference'), commandeClient],
    [t('encadre.motif'), motif],
  ].filter(([, valeur]) => valeur);
  const { factureKey, avoirs, document } = facture;
  if (rangees.length === 0 && !factureKey && avoirs.length === 0) return null;
  return (
    <BlocEncadre titre={t('encadre.references')}>
      <dl className="flex flex-col gap-1">
        {rangees.map(([nom, valeur]) => (
          <div key={nom} className="flex justify-between gap-4">
            <dt className="text-text-2">{nom}</dt>
            <dd className="text-right break-words">{valeur}</dd>
          </div>
        ))}
      </dl>
      {factureKey && (
        <Lien href={liens.facture(locale, factureKey)} className="text-link hover:underline">
          {t('encadre.corrige', { numero: document.references.facture?.numero ?? '' })}
        </Lien>
      )}
      {avoirs.map(({ key, numero }) => (
        <Lien
          key={key}
          href={liens.facture(locale, key)}
          className="block text-link hover:underline"
        >
          {t('encadre.avoir', { numero })}
        </Lien>
      ))}
    </BlocEncadre>
  );
}
