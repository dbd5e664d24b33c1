import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { typesetDeep } from '../typography/typeset';
import { type Trigger, type WidgetName, widget } from './widget-attribute';

type IslandProps<Props> = {
  /** The island's name in the registry. */
  name: WidgetName;
  trigger: Trigger;
  component: ComponentType<Props>;
  /** Plain data: it travels to the browser as JSON. */
  props: Props;
};

/**
 * React that will run in the browser. Its markup comes from renderToString, which keeps the separators that hydration
 * needs, and its props travel beside it, already typeset, so that page and browser print the same words.
 */
export function Island<Props extends object>({ name, trigger, component: Component, props }: IslandProps<Props>) {
  const typesetProps = typesetDeep(props);
  const json = JSON.stringify(typesetProps).replaceAll('<', '\\u003c');
  return (
    <div {...widget(name, trigger)}>
      {/* The root is an element of its own: React removes what it does not know, the props among it. */}
      <div dangerouslySetInnerHTML={{ __html: renderToString(<Component {...typesetProps} />) }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </div>
  );
}
