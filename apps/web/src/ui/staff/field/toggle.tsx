import { InputSwitch, type InputSwitchProps } from "primereact/inputswitch";

/** PrimeReact names the switch twice, one inside the other; only the inner one is a control. */
export function Toggle(props: InputSwitchProps) {
  return <InputSwitch {...props} pt={{ root: { role: undefined, "aria-checked": undefined } }} />;
}
