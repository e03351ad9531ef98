export declare const oldestNode: number;
export declare const wantedNode: number;

interface Machine {
  readonly platform: string;
  readonly arch: string;
  /** Of the Node that runs now, such as 20.20.0. */
  readonly version: string;
  /** The optional packages of package.json. */
  readonly packaged: readonly string[];
}

export declare function chooseNode(machine: Machine): { readonly packageName?: string; readonly problem?: string };
