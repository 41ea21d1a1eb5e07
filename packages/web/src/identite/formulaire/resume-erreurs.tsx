import { Alert } from '../../ui/notice/alert.tsx';
import { useTexts } from '../../words/use-texts.ts';

interface ResumeErreursProps<Nom extends string> {
  erreurs: readonly { name: Nom }[];
  libelles: Record<Nom, string>;
  focus: (nom: Nom) => void;
}

/** Above a form that was sent with several wrong fields: which, and a way to each. */
export function ResumeErreurs<Nom extends string>(props: ResumeErreursProps<Nom>) {
  const { erreurs, libelles, focus } = props;
  const t = useTexts('identite');
  if (erreurs.length < 2) return null;
  return (
    <Alert state="err" className="mb-4">
      <p className="font-semibold">{t('formulaire.aCorriger', { count: erreurs.length })}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {erreurs.map(({ name: nom }) => (
          <li key={nom}>
            <button
              type="button"
              onClick={() => focus(nom)}
              className="min-h-6 underline underline-offset-2 max-sm:min-h-11 pointer-coarse:min-h-11"
            >
              {libelles[nom]}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
