import { InputSwitch, type InputSwitchProps } from "primereact/inputswitch";

/** PrimeReact names the switch twice, on two nested elements; only the inner one is a control. */
export function Toggle(props: InputSwitchProps) {
  return <InputSwitch {...props} pt={{ root: { role: undefined, "aria-checked": undefined } }} />;
}
