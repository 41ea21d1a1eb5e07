/** Net price of one, with what made it so; the discount a delegate gives is typed here. */
import { useState, type KeyboardEvent } from 'react';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { libellePrixUnitaire } from '../../articles/articles.public.ts';
import { modifierRemise, type LigneSituee } from '../ecriture/modifier-lignes.ts';
import { useLignes } from './contexte-lignes.ts';
import { direRaison } from './raison-prix.ts';

export function PrixLigne({ ligne }: { ligne: LigneSituee }) {
  const { fixes, mots, isDelegue } = useLignes();
  const { t, locale } = mots;
  const { tArticles } = mots;
  const raison = direRaison(t, locale, ligne);
  const unitaire =
    ligne.prixHT &&
    libellePrixUnitaire(tArticles, locale, ligne, { prix: ligne.prixHT, longueur: 'court' });
  return (
    <div
      role="group"
      aria-label={fixes.net}
      className="text-right max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-3"
    >
      <p className="whitespace-nowrap max-sm:inline max-sm:type-meta max-sm:text-text-2">
        {ligne.prixHT ? formatArgent(locale, ligne.prixHT) : fixes.surDemande}
      </p>
      {unitaire && (
        <p className="type-caption whitespace-nowrap text-text-2 max-sm:inline max-sm:type-meta">
          <span className="sm:hidden">{' · '}</span>
          {unitaire}
        </p>
      )}
      {raison && (
        <p className="type-caption text-text-2 max-sm:inline max-sm:type-meta">
          <span className="sm:hidden">{' · '}</span>
          {raison}
        </p>
      )}
      {isDelegue && ligne.tarif && <RemiseLigne ligne={ligne} key={ligne.remise ?? ''} />}
    </div>
  );
}

function RemiseLigne({ ligne }: { ligne: LigneSituee }) {
  const { ecrivain, mots } = useLignes();
  const { t, locale } = mots;
  const ecrite = (ligne.remise ?? '').replace('.', locale === 'en' ? '.' : ',');
  const [texte, setTexte] = useState(ecrite);
  const remise = texte.trim().replace(',', '.') || '0';
  const isLisible = /^\d{1,3}(\.\d{1,2})?$/.test(remise);
  const write = () => {
    if (!isLisible || Number(remise) === Number(ligne.remise ?? 0)) return;
    void modifierRemise(ecrivain, ligne, remise);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') write();
    if (event.key === 'Escape') setTexte(ecrite);
  };
  return (
    <label className="mt-1 inline-flex max-sm:ml-auto max-sm:flex max-sm:w-fit items-center gap-1 rounded-control border border-del-l bg-del-b px-1.5 type-caption text-del-t has-focus-visible:field-ring">
      <span className="sr-only">{t('ligne.remise', { reference: ligne.reference })}</span>
      <span aria-hidden>−</span>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        placeholder="0"
        value={texte}
        aria-invalid={!isLisible || undefined}
        onChange={(event) => setTexte(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={write}
        onKeyDown={onKeyDown}
        className="h-6 w-9 bg-transparent text-right outline-none max-sm:h-10 max-sm:w-12 pointer-coarse:h-10 pointer-coarse:type-input-coarse"
      />
      <span aria-hidden>%</span>
    </label>
  );
}
