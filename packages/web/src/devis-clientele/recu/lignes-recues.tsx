/** The lines as a customer reads them: a table on a desk, cards on a phone. */
import { clsx } from 'clsx';
import { calculerDevis } from '@comptoir/contract/devis-clientele/calculer-devis.ts';
import type {
  DocumentDevis,
  LigneDevisClientele,
} from '@comptoir/contract/devis-clientele/document.schema.ts';
import { formatArgent, formatNombre, formatPourcent } from '@comptoir/contract/words/formats.ts';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';

interface Props {
  document: DocumentDevis;
  /** Absent once it was answered. */
  onChoix?: (ligneId: string) => void;
}

const BORD = 'border-b border-line py-1.5 align-top max-sm:block max-sm:border-0 max-sm:p-0';
const TD = `${BORD} pr-3`;

export function LignesRecues({ document: doc, onChoix }: Props) {
  const t = useTexts('devis-recu');
  const locale = useLocale();
  const totaux = calculerDevis(doc);
  return doc.sections
    .filter(({ lignes }) => lignes.length > 0)
    .map((section) => (
      <section key={section.id}>
        {section.titre && (
          <h2 className="flex flex-wrap justify-between gap-x-6 border-b-2 border-text pb-1 type-h3">
            <span>{section.titre}</span>
            <span>
              {formatArgent(locale, totaux.sections.get(section.id)?.totalHT ?? totaux.totalHT)}
            </span>
          </h2>
        )}
        <table role="table" className="w-full border-separate border-spacing-0 max-sm:block">
          <caption className="sr-only">{section.titre || t('lignes.titre')}</caption>
          <thead role="rowgroup" className="max-sm:hidden">
            <tr role="row" className="type-caption text-text-2">
              <th role="columnheader" scope="col" className="py-1 text-start font-normal">
                {t('lignes.designation')}
              </th>
              <th role="columnheader" scope="col" className="py-1 pr-3 text-end font-normal">
                {t('lignes.quantite')}
              </th>
              <th role="columnheader" scope="col" className="py-1 pr-3 text-end font-normal">
                {t('lignes.prix')}
              </th>
              <th role="columnheader" scope="col" className="py-1 pr-3 text-end font-normal">
                {t('lignes.tva')}
              </th>
              <th role="columnheader" scope="col" className="py-1 text-end font-normal">
                {t('lignes.montant')}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-sm:block">
            {section.lignes.map((ligne) => (
              <Ligne key={ligne.id} ligne={ligne} totaux={totaux} {...(onChoix && { onChoix })} />
            ))}
          </tbody>
        </table>
      </section>
    ));
}

interface LigneProps extends Pick<Props, 'onChoix'> {
  ligne: LigneDevisClientele;
  totaux: ReturnType<typeof calculerDevis>;
}

function Ligne({ ligne, totaux, onChoix }: LigneProps) {
  const t = useTexts('devis-recu');
  const locale = useLocale();
  const calculee = totaux.lignes.get(ligne.id);
  if (ligne.type === 'commentaire') {
    return (
      <tr role="row" className="max-sm:block">
        <td role="cell" colSpan={5} className={clsx(TD, 'whitespace-pre-line italic')}>
          {ligne.libelle}
        </td>
      </tr>
    );
  }
  if (ligne.type === 'sous-total') {
    return (
      <tr role="row" className="font-[620] max-sm:flex max-sm:justify-between">
        <td role="cell" colSpan={4} className={clsx(TD, 'text-end')}>
          {ligne.libelle || t('lignes.sousTotal')}
        </td>
        <td role="cell" className={clsx(BORD, 'text-end')}>
          {calculee && formatArgent(locale, calculee.montantHT)}
        </td>
      </tr>
    );
  }
  const quantite = `${formatNombre(locale, ligne.quantite, 3)} ${t(`unites.${ligne.unite}`)}`;
  const prix = calculee?.prixHT ? formatArgent(locale, calculee.prixHT) : '–';
  return (
    <tr
      role="row"
      className={clsx(
        'max-sm:block max-sm:border-b max-sm:border-line max-sm:py-2',
        ligne.option && !ligne.choisie && 'text-text-2',
      )}
    >
      <td role="cell" className={TD}>
        <span className="whitespace-pre-line">{ligne.libelle}</span>
        {ligne.option &&
          (onChoix ? (
            <Checkbox
              label={t('lignes.prendre')}
              checked={ligne.choisie}
              onChange={() => onChoix(ligne.id)}
            />
          ) : (
            <span className="block type-caption">
              {t(ligne.choisie ? 'lignes.prise' : 'lignes.laissee')}
            </span>
          ))}
      </td>
      <td role="cell" className={clsx(TD, 'text-end whitespace-nowrap max-sm:hidden')}>
        {quantite}
      </td>
      <td role="cell" className={clsx(TD, 'text-end whitespace-nowrap max-sm:hidden')}>
        {prix}
      </td>
      <td role="cell" className={clsx(TD, 'text-end whitespace-nowrap max-sm:hidden')}>
        {formatPourcent(locale, ligne.tva)}
      </td>
      <td
        role="cell"
        className={clsx(BORD, 'text-end whitespace-nowrap max-sm:flex max-sm:justify-between')}
      >
        <span className="text-text-2 sm:hidden">{`${quantite} × ${prix}`}</span>
        <span>{calculee && formatArgent(locale, calculee.montantHT)}</span>
      </td>
    </tr>
  );
}
