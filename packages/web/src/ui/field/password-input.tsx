import { useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { TextInput, type TextInputProps } from './text-input.tsx';
import { type TranslateOf, useTexts } from '../../words/use-texts.ts';

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'end'>;

export function PasswordInput(props: PasswordInputProps) {
  const [revealed, setRevealed] = useState(false);
  const words = passwordWords(useTexts('ui'));
  const Icon = revealed ? EyeOff : Eye;
  return (
    <TextInput
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={revealed ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label={revealed ? words.hide : words.show}
          aria-pressed={revealed}
          disabled={props.disabled}
          onClick={() => setRevealed(!revealed)}
          className="flex w-11 items-center justify-center rounded-control text-text-2 hover:text-text"
        >
          <Icon size={20} aria-hidden />
        </button>
      }
    />
  );
}

const passwordWords = (t: TranslateOf<'ui'>) => ({
  show: t('champs.afficherMotDePasse'),
  hide: t('champs.masquerMotDePasse'),
});
