import {
  type Expression,
  type FunctionDeclaration,
  isBinaryExpression,
  isConditionalExpression,
  isFunctionDeclaration,
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isParenthesizedExpression,
  isReturnStatement,
  type JsxChild,
  type JsxElement,
  type JsxFragment,
  type JsxSelfClosingElement,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

/**
 * What a child may be: nothing, text, one of several texts, text without an element of its own in a fragment or a
 * component, a list, a node of the caller, or an element by its tag.
 */
type Kind = 'nothing' | 'text' | 'other text' | 'loose' | 'list' | 'given' | `<${string}>`;
type Kinds = ReadonlySet<Kind>;

type Components = ReadonlyMap<string, FunctionDeclaration>;

const EMPTY = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void | TypeFlags.BooleanLike;
const WORDS = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;

/**
 * Finds the children of elements that break in a translated page. A browser that translates replaces each text node by
 * an element of its own: React then throws when it removes the text or inserts a node before it, and a text that it
 * changes keeps its old words. So text that comes, goes or has alternatives needs an element of its own when it has
 * siblings, and so does a text after a node that comes and goes. Takes files of the project, in which `changed` has the
 * texts of some; returns `file:line code`.
 */
export function findLooseTexts(
  project: string,
  files: readonly string[],
  changed: Readonly<Record<string, string>> = {},
): string[] {
  const readFile = (path: string) => changed[path.slice(project.length + 1)];
  using api = disposable(new API({ cwd: project, fs: { readFile } }));
  const config = `${project}/tsconfig.json`;
  const opened = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!opened) throw new Error(`There is no project at ${config}.`);
  const sources = files.map((file) => {
    const source = opened.program.getSourceFile(`${project}/${file}`);
    if (!source) throw new Error(`${file} is no file of the project.`);
    return { file, source };
  });
  const exported = new Map(sources.flatMap(({ source }) => [...componentsOf(source)]));
  return sources.flatMap(({ file, source }) => {
    const components = new Map([...exported, ...componentsOf(source)]);
    return looseTexts(source, { checker: opened.checker, components }).map(
      (place) => `${file}:${place}`,
    );
  });
}

function disposable(api: API): API & Disposable {
  return Object.assign(api, { [Symbol.dispose]: () => api.close() });
}

function componentsOf(source: SourceFile): Components {
  return new Map(
    source.statements
      .filter(isFunctionDeclaration)
      .flatMap((each) =>
        each.name && /^[A-Z]/.test(each.name.text) ? [[each.name.text, each]] : [],
      ),
  );
}

type AnyElement = JsxElement | JsxFragment | JsxSelfClosingElement;
type Scope = { checker: Checker; components: Components };

function looseTexts(source: SourceFile, scope: Scope): string[] {
  const found: Node[] = [];
  const look = (node: Node): void => {
    if (isConditionalExpression(node)) {
      found.push(...reusedTexts(elementsOf(node.whenTrue), elementsOf(node.whenFalse), scope));
    }
    if (isFunctionDeclaration(node)) {
      const returned = returnsOf(node);
      for (const [index, one] of returned.entries()) {
        const others = returned.slice(index + 1).flatMap(elementsOf);
        found.push(...reusedTexts(elementsOf(one), others, scope));
      }
    }
    if (isJsxElement(node) || isJsxFragment(node)) {
      const children = node.children.filter(isShown);
      const kinds = children.map((child) => kindsOfChild(child, scope));
      found.push(...children.filter((_, index) => isLoose(kinds, index)));
    }
    node.forEachChild(look);
  };
  look(source);
  return found.map((node) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    return `${line + 1} ${node.getText(source).replace(/\s+/g, ' ')}`;
  });
}

// JSX drops comments, and white space with a line break.
function isShown(child: JsxChild): boolean {
  if (isJsxText(child)) return child.text.trim() !== '' || !child.text.includes('\n');
  return !isJsxExpression(child) || child.expression !== undefined;
}

function isLoose(all: readonly Kinds[], index: number): boolean {
  const kinds = all[index] ?? new Set();
  const isChanging = kinds.size > 1 || kinds.has('list');
  if (!isChanging) return false;
  // A text without siblings is replaced as the content of its element.
  if (kinds.has('loose') || (kinds.has('text') && all.length > 1)) return true;
  for (const next of all.slice(index + 1)) {
    if (next.has('text') || next.has('loose')) return true;
    if (!next.has('nothing') && !next.has('list')) return false;
  }
  return false;
}

/**
 * React reuses an element for another one of the same tag in its place, and takes its children out. Returns elements
 * whose texts it would take out or change.
 */
function reusedTexts(ones: AnyElement[], others: AnyElement[], scope: Scope): Node[] {
  const pairs = ones.flatMap((one) => others.map((other) => [one, other] as const));
  return pairs.flatMap(([one, other]) => {
    if (isJsxSelfClosingElement(one) || isJsxSelfClosingElement(other)) return [];
    if (tagOf(one) !== tagOf(other)) return [];
    if ([one, other].some((each) => !isJsxFragment(each) && isKeyed(each))) return [];
    const [left, right] = [one.children.filter(isShown), other.children.filter(isShown)];
    const isText = (child: JsxChild) => kindsOfChild(child, scope).has('text');
    const isLooseIn = (list: JsxChild[]) =>
      list.some(isText) && (list.length > 1 || isJsxFragment(one));
    if (isLooseIn(left) || isLooseIn(right)) return [one];
    return left.flatMap((child, index) =>
      reusedTexts(elementsOf(child), right[index] ? elementsOf(right[index]) : [], scope),
    );
  });
}

/** The elements that an expression or a child may be. */
function elementsOf(node: Node): AnyElement[] {
  if (isJsxElement(node) || isJsxFragment(node) || isJsxSelfClosingElement(node)) return [node];
  if (isJsxExpression(node)) return node.expression ? elementsOf(node.expression) : [];
  if (isParenthesizedExpression(node)) return elementsOf(node.expression);
  if (isBinaryExpression(node)) return elementsOf(node.right);
  if (!isConditionalExpression(node)) return [];
  return [...elementsOf(node.whenTrue), ...elementsOf(node.whenFalse)];
}

function returnsOf(component: FunctionDeclaration): Expression[] {
  const found: Expression[] = [];
  const look = (node: Node): void => {
    if (node !== component && /Function|Method/.test(SyntaxKind[node.kind])) return;
    if (isReturnStatement(node) && node.expression) found.push(node.expression);
    node.forEachChild(look);
  };
  look(component);
  return found;
}

function kindsOfChild(child: JsxChild, scope: Scope): Kinds {
  if (isJsxText(child)) return new Set(['text']);
  if (!isJsxExpression(child)) return kindsOfElement(child, scope);
  return child.expression ? kindsOf(child.expression, scope) : new Set();
}

function kindsOf(node: Expression, scope: Scope): Kinds {
  if (isParenthesizedExpression(node)) return kindsOf(node.expression, scope);
  if (isJsxElement(node) || isJsxFragment(node) || isJsxSelfClosingElement(node)) {
    return kindsOfElement(node, scope);
  }
  if (isConditionalExpression(node)) {
    return alternatives(kindsOf(node.whenTrue, scope), kindsOf(node.whenFalse, scope));
  }
  if (isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === SyntaxKind.AmpersandAmpersandToken) {
      return new Set([...kindsOf(node.right, scope), 'nothing']);
    }
    if (kind === SyntaxKind.BarBarToken || kind === SyntaxKind.QuestionQuestionToken) {
      const left = kindsOf(node.left, scope).difference(new Set<Kind>(['nothing']));
      return alternatives(left, kindsOf(node.right, scope));
    }
  }
  const type = scope.checker.getTypeAtLocation(node);
  return type ? kindsOfType(type, scope.checker) : new Set(['given']);
}

function alternatives(one: Kinds, other: Kinds): Kinds {
  const isWorded = one.has('text') && other.has('text');
  return new Set([...one, ...other, ...(isWorded ? (['other text'] as const) : [])]);
}

function kindsOfElement(element: AnyElement, scope: Scope): Kinds {
  if (isJsxFragment(element)) {
    const kinds = element.children.filter(isShown).map((child) => kindsOfChild(child, scope));
    const isText = kinds.some((each) => each.has('text') || each.has('loose'));
    return new Set([isText ? 'loose' : '<>']);
  }
  if (isKeyed(element)) return new Set<Kind>(['list']);
  const name = tagOf(element);
  const component = scope.components.get(name);
  return component ? kindsOfComponent(component, name, scope) : new Set<Kind>([`<${name}>`]);
}

function tagOf(element: AnyElement): string {
  if (isJsxFragment(element)) return '';
  return (isJsxElement(element) ? element.openingElement : element).tagName.getText();
}

// A key that changes replaces the element.
function isKeyed(element: JsxElement | JsxSelfClosingElement): boolean {
  const { attributes } = isJsxElement(element) ? element.openingElement : element;
  return attributes.properties.some(
    (each) => isJsxAttribute(each) && each.name.getText() === 'key',
  );
}

function kindsOfComponent(component: FunctionDeclaration, name: string, scope: Scope): Kinds {
  // One that renders itself is an element to itself.
  const components = new Map(scope.components);
  components.delete(name);
  const kinds = returnsOf(component).flatMap((each) => [
    ...kindsOf(each, { ...scope, components }),
  ]);
  return new Set(kinds.map((kind) => (kind === 'text' || kind === 'other text' ? 'loose' : kind)));
}

function kindsOfType(type: Type, checker: Checker): Kinds {
  const members = type.isUnionType() ? type.getTypes() : [type];
  const kinds = new Set(members.map((member) => kindOfType(member, checker)));
  // A ReactNode is all of it. Components get theirs from callers, which rarely change it.
  return kinds.has('text') && kinds.has('<?>') ? new Set(['given']) : kinds;
}

function kindOfType(type: Type, checker: Checker): Kind {
  if (type.flags & EMPTY || (type.isStringLiteralType() && type.value === '')) return 'nothing';
  if (type.flags & WORDS) return 'text';
  return checker.isArrayLikeType(type) ? 'list' : '<?>';
}
