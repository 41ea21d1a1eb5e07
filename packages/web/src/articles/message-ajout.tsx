/** What the shop has to say about an addition, beside the control and without moving anything. */
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import type { EtatAjout } from '../panier/panier.public.ts';
import type { NumberCorrection } from '../ui/number/number-warning.tsx';
import { useTexts } from '../words/use-texts.ts';
import type { TranslateArticles } from './mots.ts';

interface Props {
  etat: EtatAjout;
  multiple: number;
  warning: { message: string; correction: NumberCorrection } | undefined;
  onCorrect: (value: number) => void;
  /** There is room under the control. */
  isInline: boolean;
}

export function MessageAjout({ etat, multiple, warning, onCorrect, isInline }: Props) {
  const t = useTexts('articles');
  const tErreurs = useTexts('erreurs');
  const failed = etat.nom === 'echec';
  const texte = failed
    ? etat.reseau
      ? t('ajout.horsLigne')
      : tErreurs(etat.code)
    : (warning?.message ?? (etat.nom === 'ajoute' ? arrondi(t, etat, multiple) : undefined));
  if (texte === undefined) return null;
  return (
    <p
      role={failed ? 'alert' : 'status'}
      className={clsx(
        'flex items-start gap-2 rounded-control px-3 py-2 type-meta',
        failed ? 'bg-err-b text-err' : 'bg-warn-b text-warn',
        isInline
          ? 'w-full'
          : 'absolute top-full right-0 z-20 mt-1 w-max max-w-72 min-w-full shadow-float',
      )}
    >
      <TriangleAlert size={16} aria-hidden className="mt-0.5" />
      <span>
        {texte}
        {warning && !failed && (
          <button
            type="button"
            // The field keeps the focus, or this would be gone before it is pressed.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onCorrect(warning.correction.value)}
            className="ml-2 rounded-control font-[620] underline underline-offset-2 max-sm:min-h-11 pointer-coarse:min-h-11"
          >
            {warning.correction.label}
          </button>
        )}
      </span>
    </p>
  );
}

/** The shop never changes a number in silence. */
function arrondi(
  t: TranslateArticles,
  { reponse }: Extract<EtatAjout, { nom: 'ajoute' }>,
  multiple: number,
): string | undefined {
  const [message] = reponse.messages;
  if (!message) return undefined;
  const { demande, quantite } = message;
  return message.code === 'quantite-multiple'
    ? t('ajout.arrondiMultiple', { multiple, demande, quantite })
    : t('ajout.arrondiMinimum', { demande, quantite });
}
