import { useCallback, useEffect, useState } from 'react';
import type { LibraryFile } from '../../wire.ts';
import { type UploadOutcome, uploadFiles } from '../forms/upload.ts';
import { StudioError } from '../state/api.ts';
import { useStudio, useWindow } from '../state/studio.tsx';

export interface LibraryState {
  readonly files: readonly LibraryFile[] | undefined;
  /** Why they cannot be listed, in the words of the server. */
  readonly problem: { readonly message: string; readonly fix: string } | undefined;
  /** The number of files that are being uploaded. */
  readonly uploading: number;
  readonly problems: UploadOutcome['problems'];
  load(): Promise<void>;
  /** Brings files; the names of those that are there now. */
  upload(files: readonly File[]): Promise<readonly string[]>;
  remove(name: string): Promise<boolean>;
}

/** The files beside the page. */
export function useLibrary(firstProblems: UploadOutcome['problems'] = []): LibraryState {
  const studio = useStudio();
  const { api, slug } = studio;
  const [files, setFiles] = useState<LibraryState['files']>();
  const [problem, setProblem] = useState<LibraryState['problem']>();
  const [uploading, setUploading] = useState(0);
  const [problems, setProblems] = useState(firstProblems);
  const load = useCallback(async () => {
    try {
      setFiles(await api.files(slug));
      setProblem(undefined);
    } catch (error) {
      if (!(error instanceof StudioError)) throw error;
      setProblem({ message: error.message, fix: error.fix });
    }
  }, [api, slug]);
  const version = useWindow((state) => state.filesVersion);
  // biome-ignore lint/correctness/useExhaustiveDependencies: files have come or gone on the disk
  useEffect(() => {
    void load();
  }, [load, version]);
  return {
    files,
    problem,
    uploading,
    problems,
    load,
    async upload(given) {
      setUploading(given.length);
      setProblems([]);
      const outcome = await uploadFiles(studio, given);
      setUploading(0);
      setProblems(outcome.problems);
      await load();
      return outcome.names;
    },
    async remove(name) {
      try {
        await api.deleteFile(slug, name);
      } catch (error) {
        if (!(error instanceof StudioError)) throw error;
        setProblems([{ file: name, message: error.message, fix: error.fix }]);
        return false;
      }
      await load();
      return true;
    },
  };
}
