import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { Devis, LigneDevis } from '@comptoir/contract/devis/devis.schema.ts';
import { gainOf } from '@comptoir/contract/devis/gain.ts';
import { isLibre } from '@comptoir/contract/devis/resume-version.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import { jourDit } from '@comptoir/contract/words/jours-dits.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { libellePrixUnite } from '../../articles/articles.public.ts';
import { ArticlePiece, ImagePiece } from '../../commandes/article-piece.public.tsx';
import { todayQuery } from '../../http/today-query.ts';
import { Lien } from '../../page/lien.tsx';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { Badge } from '../../ui/notice/badge.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';

interface Props {
  ligne: LigneDevis;
  devis: Devis;
  /** Null where nothing is chosen. */
  isChoisie: boolean | null;
  onBasculer: () => void;
}

export function LigneDeDevis({ ligne, devis, isChoisie, onBasculer }: Props) {
  const t = useTexts('devis');
  const locale = useLocale();
  const { reference, montantHT, quantite } = ligne;
  const gain = gainOf(ligne);
  return (
    <li
      data-ligne={ligne.id}
      className={clsx(
        'grid items-start gap-x-3 gap-y-1 border-b border-line py-3 sm:items-center print:grid-cols-[minmax(0,1fr)_7rem_3rem_6rem]',
        isChoisie === null
          ? 'grid-cols-[3.5rem_minmax(0,1fr)_auto] sm:grid-cols-[3.5rem_minmax(0,1fr)_7rem_3rem_6rem]'
          : 'grid-cols-[1.5rem_3.5rem_minmax(0,1fr)_auto] sm:grid-cols-[1.5rem_3.5rem_minmax(0,1fr)_7rem_3rem_6rem]',
      )}
    >
      {isChoisie !== null && (
        <Checkbox
          hideLabel
          label={t('lignes.choisir', { reference })}
          checked={isChoisie && isLibre(ligne)}
          disabled={!isLibre(ligne)}
          onChange={onBasculer}
          className="max-sm:-ml-3 pointer-coarse:-ml-3 print:hidden"
        />
      )}
      <ImagePiece ligne={ligne} />
      <ArticlePiece ligne={ligne} retire={t('lignes.retire')} quantite={quantite}>
        <Suite ligne={ligne} devis={devis} />
      </ArticlePiece>
      <Prix ligne={ligne} className="max-sm:col-start-[-3] max-sm:row-start-2" />
      <p className="type-meta max-sm:hidden sm:text-right">{formatNombre(locale, quantite)}</p>
      <p className="text-right max-sm:col-start-[-2] max-sm:row-start-1">
        <b className="whitespace-nowrap">{formatArgent(locale, montantHT)}</b>
        <span className="block type-meta text-text-2 sm:hidden">
          {t('lignes.fois', { quantite: formatNombre(locale, quantite) })}
        </span>
        {gain && (
          <span className="block type-meta whitespace-nowrap text-ok">
            {t('lignes.gain', { montant: formatArgent(locale, gain) })}
          </span>
        )}
      </p>
    </li>
  );
}

/** The offer, and under it what one would pay without. */
function Prix({ ligne, className }: { ligne: LigneDevis; className: string }) {
  const t = useTexts('devis');
  const tArticles = useTexts('articles');
  const locale = useLocale();
  const { prixHT, prixProposeHT, remise, unite } = ligne;
  return (
    <p className={clsx('type-meta text-text-2 sm:text-right', className)}>
      <span className="block font-[620] whitespace-nowrap text-text">
        {formatArgent(locale, prixProposeHT ?? prixHT)}
      </span>
      <span className="block whitespace-nowrap">{libellePrixUnite(tArticles, unite)}</span>
      {prixProposeHT && (
        <span className="block whitespace-nowrap">
          <span className="sr-only">{t('lignes.auLieuDe')} </span>
          <s>{formatArgent(locale, prixHT)}</s>
          {remise && (
            <span className="text-ok">
              {` ${t('lignes.remise', { remise: formatNombre(locale, remise) })}`}
            </span>
          )}
        </span>
      )}
    </p>
  );
}

function Suite({ ligne, devis }: { ligne: LigneDevis; devis: Devis }) {
  const t = useTexts('devis');
  const locale = useLocale();
  const { data: jour = '' } = useQuery(todayQuery);
  const { promiseLe, prixRefuse, prixSouhaiteHT, commande, reference, libelle } = ligne;
  const prix = ligne.prixProposeHT ?? ligne.prixHT;
  const refuser = () =>
    openOverlay('refus-offre-prix', {
      devisKey: devis.key,
      version: devis.version,
      ligneId: ligne.id,
      reference,
      libelle,
      prix,
    });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 type-stock text-text-2">
      {promiseLe && <span>{t('lignes.promise', { jour: jourDit(locale, promiseLe, jour) })}</span>}
      {prixRefuse && (
        <Badge tone="warn">
          {prixSouhaiteHT
            ? t('lignes.prixSouhaite', { prix: formatArgent(locale, prixSouhaiteHT) })
            : t('lignes.prixRefuse')}
        </Badge>
      )}
      {prixRefuse && devis.etat === 'propose' && (
        <span>{t('lignes.enAttente', { qui: devis.delegue ?? t('detail.interlocuteur') })}</span>
      )}
      {commande && (
        <Lien
          href={liens.commande(locale, commande.key)}
          className="inline-flex min-h-6 items-center text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
        >
          {t('lignes.commandee', { numero: commande.numero })}
        </Lien>
      )}
      {devis.actions.refuserPrix && !commande && !prixRefuse && (
        <button
          type="button"
          onClick={refuser}
          aria-label={t('lignes.refuserPrixDe', { reference })}
          className="min-h-6 rounded-control text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
        >
          {t('lignes.refuserPrix')}
        </button>
      )}
    </div>
  );
}
