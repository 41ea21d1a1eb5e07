/** Runs a tool of node_modules/.bin (or any program) and keeps what it prints. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ROOT } from './source-files.ts';

export interface CommandResult {
  code: number;
  output: string;
}

export interface CommandOptions {
  env?: Record<string, string>;
  /** Prints as it comes, beside keeping it. */
  echo?: boolean;
}

export function toolEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const bin = join(ROOT, 'node_modules', '.bin');
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...extra };
}

export function runCommand(
  command: readonly [string, ...string[]],
  { env, echo = false }: CommandOptions = {},
): Promise<CommandResult> {
  const [program, ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: toolEnvironment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
      if (echo) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: `${program}: ${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
