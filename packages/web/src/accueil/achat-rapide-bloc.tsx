import { useId, useState, type ClipboardEvent, type FormEvent } from 'react';
import { FileUp, ScanBarcode } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import { useGoTo } from '../cadre/use-go-to.ts';
import { Lien } from '../lien.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { LigneAchatRapide } from './ligne-achat-rapide.tsx';
import { LIGNES_MAX, parseLignesCollees, type LigneSaisie } from './lignes-collees.ts';
import { useLocale, useTexts } from '../use-texts.ts';

const LIGNES_VISIBLES = 3;
const VIDE: LigneSaisie = { reference: '', quantite: 1 };

/** Order from the home page: references typed or pasted, taken on by the quick purchase page. */
export function AchatRapideBloc() {
  const t = useTexts('accueil');
  const locale = useLocale();
  const goTo = useGoTo();
  const titleId = useId();
  const [lignes, setLignes] = useState<LigneSaisie[]>(() => Array(LIGNES_VISIBLES).fill(VIDE));
  const saisies = lignes.filter((ligne) => ligne.reference.trim() !== '');

  const change = (index: number, ligne: LigneSaisie) => {
    const next = lignes.with(index, ligne);
    const full = next.every((each) => each.reference.trim() !== '');
    setLignes(full && next.length < LIGNES_MAX ? [...next, VIDE] : next);
  };
  const paste = (index: number) => (event: ClipboardEvent) => {
    const collees = parseLignesCollees(event.clipboardData.getData('text'));
    if (collees.length < 2) return;
    event.preventDefault();
    const kept = lignes.slice(0, index).filter((ligne) => ligne.reference.trim() !== '');
    const next = [...kept, ...collees].slice(0, LIGNES_MAX);
    setLignes([
      ...next,
      ...Array<LigneSaisie>(Math.max(1, LIGNES_VISIBLES - next.length)).fill(VIDE),
    ]);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // From the fields themselves: a quantity typed a moment ago is not in the state yet.
    const form = new FormData(event.currentTarget);
    const quantites = form.getAll('quantite');
    const lues = form
      .getAll('reference')
      .map((reference, index) => ({ reference, quantite: quantites[index] }))
      .filter((ligne) => typeof ligne.reference === 'string' && ligne.reference.trim() !== '');
    const reference = lues.map((ligne) => ligne.reference);
    const quantite = lues.map((ligne) => ligne.quantite);
    goTo(liens.achatRapide(locale, { query: { reference, quantite } }));
  };

  const words = {
    reference: t('achatRapide.reference'),
    quantite: t('achatRapide.quantite'),
    exemple: t('achatRapide.exemple'),
  };
  return (
    <form
      method="get"
      action={liens.achatRapide(locale)}
      onSubmit={submit}
      aria-labelledby={titleId}
      className="rounded-card border bg-bg p-5 max-sm:hidden sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={titleId} className="type-h2">
          {t('achatRapide.titre')}
        </h2>
        <div className="flex gap-x-4">
          <Raccourci
            icon={ScanBarcode}
            href={liens.achatRapide(locale, { anchor: 'scanner' })}
            libelle={t('achatRapide.scanner')}
          />
          <Raccourci
            icon={FileUp}
            href={liens.achatRapide(locale, { anchor: 'importer' })}
            libelle={t('achatRapide.importer')}
          />
        </div>
      </div>
      <p className="mt-1 type-meta text-text-2">{t('achatRapide.aide')}</p>
      <div className="mt-4 flex justify-between border-b border-line-2 pb-2 type-head text-text-2">
        <span>{words.reference}</span>
        <span className="w-27">{words.quantite}</span>
      </div>
      <ul className="max-h-79 overflow-y-auto">
        {lignes.map((ligne, index) => (
          <LigneAchatRapide
            key={index}
            rang={index + 1}
            words={words}
            ligne={ligne}
            onChange={(next) => change(index, next)}
            onPaste={paste(index)}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="type-meta text-text-2" aria-live="polite">
          {saisies.length > 0
            ? t('achatRapide.compte', { count: saisies.length })
            : t('achatRapide.prix')}
        </p>
        <button type="submit" className={buttonClass({ kind: 'primary' })}>
          {t('achatRapide.continuer')}
        </button>
      </div>
    </form>
  );
}

interface RaccourciProps {
  icon: typeof FileUp;
  href: string;
  libelle: string;
}

function Raccourci({ icon: Icon, href, libelle }: RaccourciProps) {
  return (
    <Lien
      href={href}
      className="flex min-h-6 items-center gap-2 rounded-control type-meta text-link hover:underline pointer-coarse:min-h-11"
    >
      <Icon size={16} aria-hidden />
      {libelle}
    </Lien>
  );
}
