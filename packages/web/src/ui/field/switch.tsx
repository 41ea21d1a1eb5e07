import type { ComponentProps, ReactNode } from 'react';
import { clsx } from 'clsx';

/** Takes effect at once; where a form is sent afterwards, a checkbox is the right piece. */
export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
}

export function Switch({ label, className, ...rest }: SwitchProps) {
  return (
    <label
      className={clsx(
        'flex min-h-7 items-center justify-between gap-3 has-disabled:cursor-not-allowed has-disabled:text-text-2 max-sm:min-h-11 pointer-coarse:min-h-11',
        className,
      )}
    >
      <span className="min-w-0">{label}</span>
      <span className="relative h-7 w-12 shrink-0">
        <input
          {...rest}
          type="checkbox"
          // The browser derives aria-checked from the checkbox itself.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          className="peer block size-full appearance-none rounded-full border border-line-2 bg-sunk-2 transition-colors checked:border-link checked:bg-link disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-[3px] left-[3px] size-[22px] rounded-full border border-line-2 bg-bg transition-transform peer-checked:translate-x-5 peer-checked:border-transparent peer-disabled:border-line"
        />
      </span>
    </label>
  );
}
